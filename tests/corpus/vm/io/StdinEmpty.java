// Standard input at its end from the start.
import java.io.*;
import java.util.*;

public class StdinEmpty {
    public static void main(String[] args) throws IOException {
        System.out.println(System.in.available() + " " + System.in.read() + " " + System.in.read(new byte[3]));
        System.out.println(new BufferedReader(new InputStreamReader(System.in)).readLine());
        Scanner s = new Scanner(System.in);
        System.out.println(s.hasNext() + " " + s.hasNextLine() + " " + s.hasNextInt());
        try {
            s.nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            s.nextInt();
        } catch (NoSuchElementException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        System.out.println(System.in.readAllBytes().length + " " + new LineNumberReader(new InputStreamReader(System.in)).read());
    }
}

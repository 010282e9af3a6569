// Reading standard input line by line with BufferedReader.
//@ stdin: 3 4\nhello world\n\nlast line without newline
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

public class StdinLines {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        System.out.println("markSupported " + in.markSupported() + " " + System.in.markSupported());
        String[] p = in.readLine().split(" ");
        System.out.println("sum " + (Integer.parseInt(p[0]) + Integer.parseInt(p[1])));
        in.mark(100);
        System.out.println((char) in.read() + "" + (char) in.read());
        in.reset();
        char[] buf = new char[5];
        System.out.println(in.read(buf, 0, 5) + " " + new String(buf));
        System.out.println(in.skip(1));
        int n = 0;
        String l;
        while ((l = in.readLine()) != null) System.out.println(++n + " [" + l + "]");
        System.out.println(in.readLine() + " " + in.read() + " " + System.in.read());
        System.out.println("available " + System.in.available());
        in.close();
        try {
            in.readLine();
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
    }
}

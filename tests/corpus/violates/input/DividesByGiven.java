// The second number that is given is zero. The replay has to read the same.
//@ kinds: uncaught
//@ flags: --stdin-text "6 0"
//@ note: the process read the standard input it was given (3 bytes)
import java.util.Scanner;

public class DividesByGiven {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int dividend = scanner.nextInt();
        System.out.println(dividend / scanner.nextInt()); //~ uncaught
    }
}

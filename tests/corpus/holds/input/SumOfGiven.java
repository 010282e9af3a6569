// Every run reads the same two numbers, 3 and 4, whoever reads them: the sum is 7.
//@ flags: --stdin-text "3 4"
//@ note: the process read the standard input it was given (3 bytes)
import java.util.Scanner;

public class SumOfGiven {
    static int sum;

    public static void main(String[] args) throws Exception {
        Scanner scanner = new Scanner(System.in);
        Runnable add = () -> {
            synchronized (scanner) {
                sum += scanner.nextInt();
            }
        };
        Thread one = new Thread(add);
        Thread other = new Thread(add);
        one.start();
        other.start();
        one.join();
        other.join();
        assert sum == 7;
        assert !scanner.hasNext();
    }
}

import java.io.BufferedReader;
import java.io.InputStreamReader;

/** Counts the primes in the range that stands on a line of standard input. */
public class Worker {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] range = in.readLine().split(" ");
        System.out.println(primes(Integer.parseInt(range[0]), Integer.parseInt(range[1])));
    }

    static int primes(int from, int to) {
        int count = 0;
        for (int n = Math.max(from, 2); n < to; n++) {
            int divisor = 2;
            while (divisor < n && n % divisor != 0) {
                divisor++;
            }
            count += divisor == n ? 1 : 0;
        }
        return count;
    }
}

import java.io.BufferedReader;
import java.io.InputStreamReader;

/** A worker that tells all about its work on standard error, which nobody reads. */
public class TalkativeWorker {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] range = in.readLine().split(" ");
        byte[] log = new byte[30_000];
        for (int step = 0; step < 3; step++) {
            System.err.write(log, 0, log.length);
        }
        System.out.println(
                Worker.primes(Integer.parseInt(range[0]), Integer.parseInt(range[1])));
    }
}

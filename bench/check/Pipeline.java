// Tasks handed to a pool of one thread.
//@ sizes: 1 2
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Pipeline {
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        ExecutorService pool = Executors.newSingleThreadExecutor();
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int value = i;
            sum += pool.submit(() -> value + 1).get();
        }
        pool.shutdown();
        assert sum == n * (n + 1) / 2;
    }
}

// The text of a pool has its counts.
//@ kinds: assertion-failure
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolTextCompared {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {}).get();
        String text = pool.toString();
        pool.shutdown();
        assert text.contains("completed tasks = 1"); //~ assertion-failure
    }
}

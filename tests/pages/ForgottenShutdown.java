import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Nobody shuts the pool down: its workers wait for tasks for ever. */
public class ForgottenShutdown {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> "one").get();
        pool.submit(() -> "two").get();
    }
}

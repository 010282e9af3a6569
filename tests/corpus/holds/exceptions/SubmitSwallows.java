// A task given to submit keeps its exception in the future; nobody asks, so nothing happens.
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SubmitSwallows {
    static volatile int zero;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> 1 / zero);
        pool.shutdown();
    }
}

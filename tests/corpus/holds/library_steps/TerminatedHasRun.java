// A terminated pool has run every task it took.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class TerminatedHasRun {
    static volatile int ran;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> ran++);
        pool.execute(() -> ran++);
        pool.shutdown();
        assert !pool.isTerminated() || ran == 2;
    }
}

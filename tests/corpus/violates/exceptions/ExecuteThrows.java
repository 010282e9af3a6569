// A task given to execute throws: the exception ends the worker thread uncaught (submit would keep it).
//@ kinds: uncaught
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecuteThrows {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            throw new IllegalStateException("task"); //~ uncaught
        });
        pool.shutdown();
    }
}

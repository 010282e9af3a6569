// Whether a pool is shut down is asked before a task is given to it; it may be shut down in between, and then rejects.
//@ kinds: uncaught
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ShutdownCheckedFirst {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        new Thread(pool::shutdown).start();
        if (!pool.isShutdown()) {
            pool.execute(() -> { }); //~ uncaught
        }
    }
}

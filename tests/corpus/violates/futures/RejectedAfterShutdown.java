// Another thread shuts the pool down before main has submitted: the task is rejected.
//@ kinds: uncaught
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class RejectedAfterShutdown {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        new Thread(pool::shutdown).start();
        pool.execute(Thread::onSpinWait); //~ uncaught
    }
}

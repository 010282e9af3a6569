// The pool counts a worker before it looks, under its lock, whether it was shut down meanwhile. So it rejects the task, and for a
// moment it is shut down, has no task and no thread, and is not terminated.
//@ kinds: assertion-failure
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

public class RejectedYetNotTerminated {
    static boolean rejected, terminated;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Thread submits = new Thread(() -> {
            try {
                pool.execute(() -> { });
            } catch (RejectedExecutionException e) {
                rejected = true;
            }
        });
        submits.start();
        pool.shutdownNow();
        terminated = pool.isTerminated();
        submits.join();
        assert !rejected || terminated; //~ assertion-failure
    }
}

// A worker takes a task from the queue before it counts as active: in between the queue is empty and nobody is active,
// although the second task has not run.
//@ kinds: assertion-failure
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolTakenNotActive {
    static volatile int done;

    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> done++);
        pool.execute(() -> done++);
        boolean idle = pool.getQueue().isEmpty() && pool.getActiveCount() == 0;
        int seen = done;
        pool.shutdown();
        assert !idle || seen == 2; //~ assertion-failure
    }
}

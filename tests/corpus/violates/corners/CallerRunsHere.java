// The policy runs the task in the caller if the queue is full.
//@ kinds: assertion-failure
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class CallerRunsHere {
    static Thread ran;
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.CallerRunsPolicy());
        pool.execute(() -> {});
        pool.execute(() -> {});
        pool.execute(() -> ran = Thread.currentThread());
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert ran != Thread.currentThread(); //~ assertion-failure
    }
}

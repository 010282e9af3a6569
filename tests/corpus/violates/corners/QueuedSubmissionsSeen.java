// The task may still be in the queue.
//@ kinds: assertion-failure
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class QueuedSubmissionsSeen {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> a = pool.submit(() -> { });
        boolean queued = pool.hasQueuedSubmissions();
        a.join();
        pool.shutdown();
        assert !queued; //~ assertion-failure
    }
}

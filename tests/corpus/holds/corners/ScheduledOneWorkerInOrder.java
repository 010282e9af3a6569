// On one worker the earlier deadline comes first, and of equal ones the first that was scheduled.
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledOneWorkerInOrder {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        StringBuffer order = new StringBuffer();
        Future<?> a = pool.schedule(() -> { order.append("a"); }, 1, TimeUnit.SECONDS);
        Future<?> b = pool.schedule(() -> { order.append("b"); }, 2, TimeUnit.SECONDS);
        a.get(); b.get();
        pool.shutdown();
        if (!order.toString().equals("ab")) throw new AssertionError(order);
    }
}

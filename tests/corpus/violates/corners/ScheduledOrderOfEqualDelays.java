// Two tasks with one delay on two workers: either first.
//@ kinds: assertion-failure
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledOrderOfEqualDelays {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        StringBuffer order = new StringBuffer();
        Future<?> a = pool.schedule(() -> { order.append("a"); }, 1, TimeUnit.SECONDS);
        Future<?> b = pool.schedule(() -> { order.append("b"); }, 1, TimeUnit.SECONDS);
        a.get(); b.get();
        pool.shutdown();
        assert order.toString().equals("ab"); //~ assertion-failure
    }
}

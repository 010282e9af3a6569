// A periodic task that throws is never run again; nobody is told, and the latch waits for good.
//@ kinds: deadlock
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledTaskThrows {
    public static void main(String[] args) throws Exception {
        CountDownLatch twice = new CountDownLatch(2);
        ScheduledExecutorService service = Executors.newSingleThreadScheduledExecutor();
        service.scheduleAtFixedRate(() -> {
            twice.countDown();
            throw new IllegalStateException("once");
        }, 0, 1, TimeUnit.SECONDS);
        twice.await(); //~ deadlock
        service.shutdown();
    }
}

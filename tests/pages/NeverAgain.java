import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A heartbeat is scheduled for ever, but fails when it comes before the line is set up: a task that fails is not run again. */
class NeverAgain {
    static volatile StringBuilder line;
    static final CountDownLatch beats = new CountDownLatch(2);

    static void beat() {
        line.append("beat ");
        beats.countDown();
    }

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
        clock.scheduleAtFixedRate(NeverAgain::beat, 0, 10, TimeUnit.MILLISECONDS);
        line = new StringBuilder();
        beats.await();
        clock.shutdownNow();
    }
}

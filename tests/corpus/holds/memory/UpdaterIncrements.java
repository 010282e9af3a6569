// The increments of a field updater are atomic.
//@ flags: --property no-race
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterIncrements {
    static final AtomicIntegerFieldUpdater<UpdaterIncrements> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterIncrements.class, "count");
    volatile int count;

    public static void main(String[] args) throws Exception {
        UpdaterIncrements counter = new UpdaterIncrements();
        Thread other = new Thread(() -> COUNT.addAndGet(counter, 2));
        other.start();
        COUNT.incrementAndGet(counter);
        other.join();
        assert counter.count == 3;
    }
}

// get and set of a field updater are atomic each, not together.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterGetThenSet {
    static final AtomicIntegerFieldUpdater<UpdaterGetThenSet> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterGetThenSet.class, "count");
    volatile int count;

    public static void main(String[] args) throws Exception {
        UpdaterGetThenSet counter = new UpdaterGetThenSet();
        Thread other = new Thread(() -> COUNT.set(counter, COUNT.get(counter) + 1));
        other.start();
        COUNT.set(counter, COUNT.get(counter) + 1);
        other.join();
        assert counter.count == 2; //~ assertion-failure
    }
}

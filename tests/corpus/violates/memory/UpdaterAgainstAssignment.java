// The updater's increment is atomic only towards other uses of updaters: the plain assignment of the other thread reads
// the field before and writes it after the increment.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

public class UpdaterAgainstAssignment {
    static final AtomicLongFieldUpdater<UpdaterAgainstAssignment> COUNT =
            AtomicLongFieldUpdater.newUpdater(UpdaterAgainstAssignment.class, "count");
    volatile long count;

    public static void main(String[] args) throws Exception {
        UpdaterAgainstAssignment counter = new UpdaterAgainstAssignment();
        Thread other = new Thread(() -> COUNT.incrementAndGet(counter));
        other.start();
        counter.count++;
        other.join();
        assert counter.count == 2; //~ assertion-failure
    }
}

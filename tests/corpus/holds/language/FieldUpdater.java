// An AtomicIntegerFieldUpdater increments a volatile field atomically.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class FieldUpdater {
    static final AtomicIntegerFieldUpdater<FieldUpdater> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(FieldUpdater.class, "count");
    volatile int count;

    public static void main(String[] args) throws Exception {
        FieldUpdater object = new FieldUpdater();
        Thread other = new Thread(() -> COUNT.incrementAndGet(object));
        other.start();
        COUNT.incrementAndGet(object);
        other.join();
        assert object.count == 2;
    }
}

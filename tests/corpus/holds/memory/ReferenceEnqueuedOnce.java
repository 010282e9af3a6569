// A reference is queued at most once in its life, so exactly one of the threads is told that it did it, and exactly one
// poll finds it.
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicInteger;

public class ReferenceEnqueuedOnce {
    static final Object held = new Object();

    public static void main(String[] args) throws Exception {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        SoftReference<Object> reference = new SoftReference<>(held, queue);
        AtomicInteger told = new AtomicInteger();
        AtomicInteger found = new AtomicInteger();
        Runnable work = () -> {
            if (reference.enqueue()) {
                told.incrementAndGet();
            }
            if (queue.poll() != null) {
                found.incrementAndGet();
            }
        };
        Thread other = new Thread(work);
        other.start();
        work.run();
        other.join();
        assert told.get() == 1 && found.get() == 1 && reference.get() == null;
    }
}

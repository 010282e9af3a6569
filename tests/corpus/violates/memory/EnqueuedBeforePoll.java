// poll does not wait: it finds the reference only if the other thread has queued it by then.
//@ kinds: uncaught
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

public class EnqueuedBeforePoll {
    static final Object held = new Object();
    static final ReferenceQueue<Object> queue = new ReferenceQueue<>();
    static final WeakReference<Object> reference = new WeakReference<>(held, queue);

    public static void main(String[] args) {
        new Thread(reference::enqueue).start();
        if (reference.get() == null) {
            queue.poll().clear(); //~ uncaught
        }
    }
}

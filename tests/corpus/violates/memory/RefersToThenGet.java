// refersTo says what was true a moment ago; enqueue clears the reference before it queues it.
//@ kinds: assertion-failure
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

public class RefersToThenGet {
    static final Object held = new Object();
    static final WeakReference<Object> reference = new WeakReference<>(held, new ReferenceQueue<>());

    public static void main(String[] args) {
        new Thread(reference::enqueue).start();
        if (reference.refersTo(held)) {
            assert reference.get() == held; //~ assertion-failure
        }
    }
}

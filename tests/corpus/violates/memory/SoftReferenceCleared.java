// clear of one thread comes between the two calls of get of the other.
//@ kinds: assertion-failure
import java.lang.ref.SoftReference;

public class SoftReferenceCleared {
    static final Object held = new Object();
    static final SoftReference<Object> reference = new SoftReference<>(held);

    public static void main(String[] args) {
        new Thread(reference::clear).start();
        Object before = reference.get();
        Object after = reference.get();
        assert before == after; //~ assertion-failure
    }
}

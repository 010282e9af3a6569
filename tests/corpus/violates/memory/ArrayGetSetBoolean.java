// Two threads want one seat. Both may find it free by Array.getBoolean before either takes it.
//@ kinds: assertion-failure
import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicInteger;

public class ArrayGetSetBoolean {
    static final boolean[] taken = new boolean[1];
    static final AtomicInteger owners = new AtomicInteger();

    static void claim() {
        if (!Array.getBoolean(taken, 0)) {
            Array.setBoolean(taken, 0, true);
            owners.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ArrayGetSetBoolean::claim);
        other.start();
        claim();
        other.join();
        assert owners.get() == 1; //~ assertion-failure
    }
}

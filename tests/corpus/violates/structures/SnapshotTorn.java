// A collect of two registers is no snapshot: the sum that was seen never existed.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicIntegerArray;

public class SnapshotTorn {
    static final AtomicIntegerArray r = new AtomicIntegerArray(2);
    public static void main(String[] args) throws Exception {
        Thread w = new Thread(() -> {
            r.set(0, 1);
            r.set(1, 1);
        });
        w.start();
        int a = r.get(0), b = r.get(1);
        assert !(a == 0 && b == 1) : a + "," + b;
        w.join();
    }
}

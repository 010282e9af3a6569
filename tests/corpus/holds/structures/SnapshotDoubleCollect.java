// Two equal collects in a row of registers with stamps are a snapshot.
import java.util.concurrent.atomic.AtomicReferenceArray;

public class SnapshotDoubleCollect {
    record Stamped(int stamp, int value) {}
    static final AtomicReferenceArray<Stamped> r = new AtomicReferenceArray<>(2);
    static int[] scan() {
        while (true) {
            Stamped a = r.get(0), b = r.get(1);
            if (a == r.get(0) && b == r.get(1)) return new int[] {a.value(), b.value()};
        }
    }

    public static void main(String[] args) throws Exception {
        r.set(0, new Stamped(0, 0));
        r.set(1, new Stamped(0, 0));
        Thread w = new Thread(() -> {
            r.set(0, new Stamped(1, 1));
            r.set(1, new Stamped(1, 1));
        });
        w.start();
        int[] s = scan();
        assert s[0] >= s[1];
        w.join();
    }
}

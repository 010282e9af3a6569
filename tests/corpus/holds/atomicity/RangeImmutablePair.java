// Both bounds live in one immutable object behind an AtomicReference, replaced by compare-and-set.
import java.util.concurrent.atomic.AtomicReference;

public class RangeImmutablePair {
    record Range(int lower, int upper) {
    }

    static final AtomicReference<Range> range = new AtomicReference<>(new Range(0, 10));

    static void setLower(int lower) {
        range.updateAndGet(r -> lower <= r.upper() ? new Range(lower, r.upper()) : r);
    }

    static void setUpper(int upper) {
        range.updateAndGet(r -> r.lower() <= upper ? new Range(r.lower(), upper) : r);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> setLower(8));
        other.start();
        setUpper(5);
        other.join();
        Range end = range.get();
        assert end.lower() <= end.upper();
    }
}

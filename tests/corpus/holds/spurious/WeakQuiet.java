// Without the flag a weak compare-and-set fails only if the value differs, and the verdict says that it relies on it.
//@ note: weakCompareAndSet never fails spuriously (--spurious-failures
import java.util.concurrent.atomic.AtomicInteger;

public class WeakQuiet {
    public static void main(String[] args) {
        assert new AtomicInteger().weakCompareAndSetPlain(0, 1);
    }
}

// A weak compare-and-set is tried again until it succeeds; a spurious failure costs another round.
import java.util.concurrent.atomic.AtomicInteger;

public class WeakCompareInLoop {
    static final AtomicInteger count = new AtomicInteger();

    static void add() {
        int seen = count.get();
        while (!count.weakCompareAndSetVolatile(seen, seen + 1)) {
            seen = count.get();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(WeakCompareInLoop::add);
        other.start();
        add();
        other.join();
        assert count.get() == 2;
    }
}

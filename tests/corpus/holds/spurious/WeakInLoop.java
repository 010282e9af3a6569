// Tried again until it succeeds, a weak compare-and-set may fail as often as it likes. A failure changes nothing, so the loop
// comes back to the state it was in, and the search ends.
//@ flags: --spurious-failures
//@ no-note: never fails spuriously
import java.util.concurrent.atomic.AtomicInteger;

public class WeakInLoop {
    static final AtomicInteger count = new AtomicInteger();

    static void add() {
        int seen;
        do {
            seen = count.get();
        } while (!count.weakCompareAndSetVolatile(seen, seen + 1));
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(WeakInLoop::add);
        other.start();
        add();
        other.join();
        assert count.get() == 2;
    }
}

// The function given to `updateAndGet` is called again when another thread was faster (javadoc: "should be
// side-effect-free, since it may be re-applied"): three calls for two updates.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;

public class UpdateCalledTwice {
    static final AtomicInteger calls = new AtomicInteger();

    static int next(int value) {
        calls.incrementAndGet();
        return value + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger number = new AtomicInteger();
        Thread other = new Thread(() -> number.updateAndGet(UpdateCalledTwice::next));
        other.start();
        number.updateAndGet(UpdateCalledTwice::next);
        other.join();
        assert number.get() == 2;
        assert calls.get() == 2; //~ assertion-failure
    }
}

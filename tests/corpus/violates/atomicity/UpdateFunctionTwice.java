// The function of updateAndGet is called again when another thread was faster, so counting in it
// counts too much.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;

public class UpdateFunctionTwice {
    static final AtomicInteger value = new AtomicInteger();
    static final AtomicInteger calls = new AtomicInteger();

    static int next(int old) {
        calls.incrementAndGet();
        return old + 1;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> value.updateAndGet(UpdateFunctionTwice::next));
        other.start();
        value.updateAndGet(UpdateFunctionTwice::next);
        other.join();
        assert value.get() == 2;
        assert calls.get() == 2; //~ assertion-failure
    }
}

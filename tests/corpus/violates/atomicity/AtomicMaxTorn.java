// The maximum is kept by get and set: a smaller value may overwrite a larger one.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicMaxTorn {
    static final AtomicInteger max = new AtomicInteger();

    static void offer(int value) {
        if (value > max.get()) {
            max.set(value);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> offer(5));
        other.start();
        offer(3);
        other.join();
        assert max.get() == 5; //~ assertion-failure
    }
}

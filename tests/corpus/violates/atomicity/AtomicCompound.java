// Two atomic operations are not one: both threads may see a 1 and take it.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicCompound {
    static final AtomicInteger tokens = new AtomicInteger(1);

    static void take() {
        if (tokens.get() > 0) {
            tokens.decrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(AtomicCompound::take);
        other.start();
        take();
        other.join();
        assert tokens.get() == 0; //~ assertion-failure
    }
}

// Take a token by compareAndSet: it succeeds only if nobody changed the value since it was read.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicCasLoop {
    static final AtomicInteger tokens = new AtomicInteger(1);

    static void take() {
        while (true) {
            int seen = tokens.get();
            if (seen == 0 || tokens.compareAndSet(seen, seen - 1)) {
                return;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(AtomicCasLoop::take);
        other.start();
        take();
        other.join();
        assert tokens.get() == 0;
    }
}

// accumulateAndGet retries until its function was applied to the current value.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicMaxAccumulate {
    static final AtomicInteger max = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> max.accumulateAndGet(5, Math::max));
        other.start();
        max.accumulateAndGet(3, Math::max);
        other.join();
        assert max.get() == 5;
    }
}

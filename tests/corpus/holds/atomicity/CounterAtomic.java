// incrementAndGet is one atomic step; the two threads also get different numbers.
import java.util.concurrent.atomic.AtomicInteger;

public class CounterAtomic {
    static final AtomicInteger counter = new AtomicInteger();
    static volatile int his;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> his = counter.incrementAndGet());
        other.start();
        int mine = counter.incrementAndGet();
        other.join();
        assert counter.get() == 2;
        assert mine + his == 3;
    }
}

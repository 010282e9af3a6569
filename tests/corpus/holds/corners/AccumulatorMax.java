// A maximum does not depend on the order.
import java.util.concurrent.atomic.LongAccumulator;

public class AccumulatorMax {
    public static void main(String[] args) throws Exception {
        LongAccumulator max = new LongAccumulator(Math::max, Long.MIN_VALUE);
        Thread t = new Thread(() -> max.accumulate(5));
        t.start();
        max.accumulate(3);
        t.join();
        if (max.get() != 5) throw new AssertionError();
    }
}

// A LongAdder loses no increment; after the join, sum is exact.
//@ unreduced: no
import java.util.concurrent.atomic.LongAdder;

public class AdderSum {
    static final LongAdder adder = new LongAdder();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(adder::increment);
        other.start();
        adder.increment();
        other.join();
        assert adder.sum() == 2;
    }
}

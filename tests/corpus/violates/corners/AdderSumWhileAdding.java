// The sum of an adder is no snapshot: with cells, an addition that ended may be missed while a later one is seen. Here only
// that it may be 1.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.LongAdder;

public class AdderSumWhileAdding {
    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        Thread t = new Thread(() -> { adder.increment(); adder.increment(); });
        t.start();
        long s = adder.sum();
        t.join();
        assert s != 1; //~ assertion-failure
    }
}

// Reading an adder and resetting it are two operations: what is added in between is lost.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.LongAdder;

public class AdderSumThenReset {
    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread other = new Thread(adder::increment);
        other.start();
        long sum = adder.sum();
        adder.reset();
        other.join();
        assert sum + adder.sum() == 1; //~ assertion-failure
    }
}

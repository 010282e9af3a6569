// All additions have happened when the threads have ended: the sum has all of them.
import java.util.concurrent.atomic.LongAdder;

public class AdderSumAfterJoin {
    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread other = new Thread(adder::increment);
        other.start();
        adder.increment();
        other.join();
        assert adder.sum() == 2;
    }
}

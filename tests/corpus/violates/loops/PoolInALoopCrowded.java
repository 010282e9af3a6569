// main gives pairs of tasks to a pool of two workers, without end, and waits for both: at times both are at work.
// Then main ends, and the workers wait for ever.
//@ kinds: assertion-failure deadlock
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolInALoopCrowded {
    static final AtomicInteger busy = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Runnable task = () -> {
            busy.incrementAndGet();
            busy.decrementAndGet();
        };
        int rounds = 0;
        while (true) {
            Future<?> one = pool.submit(task);
            Future<?> two = pool.submit(task);
            assert busy.get() < 2; //~ assertion-failure
            one.get();
            two.get();
            System.out.println(++rounds + ": done");
        }
    }
}

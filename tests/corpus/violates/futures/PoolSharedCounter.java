// Two tasks of a pool of two threads increment a shared counter without a lock.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolSharedCounter {
    static int counter;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> one = pool.submit(() -> counter++);
        Future<?> two = pool.submit(() -> counter++);
        pool.shutdown();
        one.get();
        two.get();
        assert counter == 2; //~ assertion-failure
    }
}

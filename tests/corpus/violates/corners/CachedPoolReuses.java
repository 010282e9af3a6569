// A cached pool may use the idle worker again, or make a second one.
//@ kinds: assertion-failure
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CachedPoolReuses {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        Thread a = pool.submit(Thread::currentThread).get();
        Thread b = pool.submit(Thread::currentThread).get();
        pool.shutdown();
        assert a == b; //~ assertion-failure
    }
}

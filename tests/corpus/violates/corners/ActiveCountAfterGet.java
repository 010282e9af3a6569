// A future is done before its worker is idle again: who has its result may still find the worker active.
//@ kinds: assertion-failure
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

public class ActiveCountAfterGet {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
        pool.submit(() -> 1).get();
        int active = pool.getActiveCount();
        pool.shutdown();
        assert active == 0; //~ assertion-failure
    }
}

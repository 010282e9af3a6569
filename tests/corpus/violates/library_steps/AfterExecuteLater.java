// The future of a task is done before the pool calls `afterExecute`.
//@ kinds: assertion-failure
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class AfterExecuteLater {
    static volatile boolean after;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            @Override
            protected void afterExecute(Runnable task, Throwable failure) {
                after = true;
            }
        };
        pool.submit(() -> 1).get();
        boolean seen = after;
        pool.shutdown();
        assert seen; //~ assertion-failure
    }
}

// A future has its result before its pool has counted the task.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.*;

public class CompletedCountEarly {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Future<Integer> f = pool.submit(() -> 1);
        f.get();
        long done = pool.getCompletedTaskCount();
        pool.shutdown();
        assert done == 1;
    }
}

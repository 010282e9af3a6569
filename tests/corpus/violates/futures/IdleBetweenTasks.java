// Between two tasks a worker counts as idle for a moment: that nobody is active does not mean that all is done.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.*;

public class IdleBetweenTasks {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> { });
        Future<?> last = pool.submit(() -> { });
        boolean seemsIdle = pool.getActiveCount() == 0 && pool.getCompletedTaskCount() == 1;
        boolean done = last.isDone();
        pool.shutdown();
        assert done || !seemsIdle;
    }
}

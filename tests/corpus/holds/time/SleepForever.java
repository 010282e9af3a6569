// A daemon that sleeps for Long.MAX_VALUE and an await without a limit in practice: neither runs out.
//@ unreduced: no
import java.util.concurrent.*;

public class SleepForever {
    public static void main(String[] args) throws Exception {
        Thread keeper = new Thread(() -> {
            try {
                Thread.sleep(Long.MAX_VALUE);
                throw new AssertionError("woke");
            } catch (InterruptedException e) {}
        });
        keeper.setDaemon(true);
        keeper.start();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {});
        pool.shutdown();
        assert pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }
}

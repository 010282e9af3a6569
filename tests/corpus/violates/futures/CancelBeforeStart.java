// A queued task may be cancelled before it starts; counting on its effect is wrong.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class CancelBeforeStart {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        AtomicInteger ran = new AtomicInteger();
        Future<?> first = pool.submit(() -> {});
        Future<?> second = pool.submit(ran::incrementAndGet);
        first.get();
        second.cancel(false);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert ran.get() == 1;
    }
}

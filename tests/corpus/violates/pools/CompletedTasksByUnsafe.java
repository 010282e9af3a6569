// As CompletedTasksAsked, but the count is read from the field itself, past the methods of the pool.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import sun.misc.Unsafe;

public class CompletedTasksByUnsafe {
    static volatile boolean enough;

    public static void main(String[] args) throws Exception {
        Field theUnsafe = Unsafe.class.getDeclaredField("theUnsafe");
        theUnsafe.setAccessible(true);
        Unsafe unsafe = (Unsafe) theUnsafe.get(null);
        long count = unsafe.objectFieldOffset(ThreadPoolExecutor.class.getDeclaredField("completedTaskCount"));
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
        new Thread(() -> enough = true).start();
        for (int i = 0; i < 3 && !enough; i++) {
            pool.execute(() -> { });
        }
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS) && unsafe.getLong(pool, count) == 2) {
            throw new AssertionError("two");
        }
    }
}

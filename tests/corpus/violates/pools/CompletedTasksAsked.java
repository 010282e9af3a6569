// What a pool counts is part of the state once somebody asks for it: main hands over none to three tasks, depending on when the
// other thread says enough, and finds that two were completed. Once the pool has terminated, these runs differ in nothing else.
//@ kinds: assertion-failure
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class CompletedTasksAsked {
    static volatile boolean enough;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
        new Thread(() -> enough = true).start();
        for (int i = 0; i < 3 && !enough; i++) {
            pool.execute(() -> { });
        }
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS) && pool.getCompletedTaskCount() == 2) {
            throw new AssertionError("two");
        }
    }
}

// Three tasks on a pool of two, each printing its line and adding its number. After awaitTermination all of them have run.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ThreeTasksForTwo {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        AtomicInteger sum = new AtomicInteger();
        for (int i = 1; i <= 3; i++) {
            int number = i;
            pool.submit(() -> {
                System.out.println("task " + number + " in " + Thread.currentThread().getName());
                sum.addAndGet(number);
            });
        }
        pool.shutdown();
        if (pool.awaitTermination(10, TimeUnit.SECONDS)) {
            assert sum.get() == 6;
        }
    }
}

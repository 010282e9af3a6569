// Three tasks write their part, meet at a barrier, add to it and meet again: all parts are written and added to at the end.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class BarrierInPool {
    public static void main(String[] args) throws Exception {
        int[] part = new int[3];
        CyclicBarrier barrier = new CyclicBarrier(3, () -> System.out.println("sum " + (part[0] + part[1] + part[2])));
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<?>> tasks = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int own = i;
            tasks.add(pool.submit(() -> {
                part[own] = own;
                barrier.await();
                part[own] += 10;
                barrier.await();
                return null;
            }));
        }
        for (Future<?> task : tasks) {
            task.get();
        }
        pool.shutdown();
        assert part[0] + part[1] + part[2] == 33;
    }
}

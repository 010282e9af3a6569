// Three tasks on two workers, then the end of the pool: each task has run once, on whichever worker.
//@ unreduced: no
import java.util.concurrent.*;

public class ThreePoolTasks {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int[] runs = new int[3];
        for (int task = 0; task < 3; task++) {
            int own = task;
            pool.execute(() -> runs[own]++);
        }
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.MINUTES)) {
            assert runs[0] == 1 && runs[1] == 1 && runs[2] == 1;
        }
    }
}

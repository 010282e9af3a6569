// The tasks of a pool of one thread run one after the other, in the order they were submitted.
//@ unreduced: no
//@ output: 1\n2
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SingleThreadPool {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> System.out.println(1));
        pool.execute(() -> System.out.println(2));
        pool.shutdown();
    }
}

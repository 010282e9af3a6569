// Two threads give tasks to a pool whose only worker may just be going to wait: no task is forgotten.
//@ unreduced: no
import java.util.concurrent.*;

public class ForkJoinTwoSubmitters {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        int[] results = new int[1];
        Thread other = new Thread(() -> results[0] = pool.submit(() -> 1).join());
        other.start();
        int own = pool.submit(() -> 2).join();
        other.join();
        assert own + results[0] == 3;
    }
}

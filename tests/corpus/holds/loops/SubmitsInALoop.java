// One empty task after the other is submitted to a fork-join pool. Neither where it lay in the queue nor how often the queue was locked
// makes a state.
//@ note: no run ends
import java.util.concurrent.ForkJoinPool;

public class SubmitsInALoop {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        while (true) {
            pool.submit(() -> { }).get();
        }
    }
}

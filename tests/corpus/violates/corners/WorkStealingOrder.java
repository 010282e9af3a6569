// Of two tasks submitted to a fork-join pool either may run first.
//@ kinds: assertion-failure
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class WorkStealingOrder {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        List<Integer> order = Collections.synchronizedList(new ArrayList<>());
        ForkJoinTask<?> a = pool.submit(() -> { order.add(1); });
        ForkJoinTask<?> b = pool.submit(() -> { order.add(2); });
        a.join(); b.join();
        pool.shutdown();
        assert order.get(0) == 1; //~ assertion-failure
    }
}

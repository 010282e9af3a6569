// A worker that was idle runs a task and still has what an earlier task left in a thread-local variable. A fresh worker would not.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.ForkJoinPool;

public class IdleWorkerKeepsThreadLocal {
    static final ThreadLocal<String> LEFT = new ThreadLocal<>();

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.submit(() -> LEFT.set("left")).get();
        boolean found = pool.submit(() -> LEFT.get() != null).get();
        if (found) {
            throw new AssertionError("the same worker");
        }
    }
}

// As IdleWorkerKeepsThreadLocal: the second task may also run in another worker, if the first one is not idle yet when it
// comes.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.ForkJoinPool;

public class FreshWorkerHasNoThreadLocal {
    static final ThreadLocal<String> LEFT = new ThreadLocal<>();

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.submit(() -> LEFT.set("left")).get();
        boolean found = pool.submit(() -> LEFT.get() != null).get();
        if (!found) {
            throw new AssertionError("another worker");
        }
    }
}

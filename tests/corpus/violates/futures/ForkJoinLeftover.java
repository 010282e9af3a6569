// A worker of a pool keeps what a task left in its thread-local variable for the next task.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.*;

public class ForkJoinLeftover {
    static final ThreadLocal<String> user = new ThreadLocal<>();

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.submit(() -> user.set("first")).get();
        String seen = pool.submit(() -> user.get()).get();
        assert seen == null;
    }
}

// A pool's worker runs two tasks; the second finds what the first left behind.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ThreadLocalInPool {
    static final ThreadLocal<String> user = new ThreadLocal<>();

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> user.set("alice"));
        Future<String> second = pool.submit(user::get);
        pool.shutdown();
        String seen = second.get();
        assert seen == null; //~ assertion-failure
    }
}

// A lease is checked and then used. Between the check and the use the lease may run out (the thread may be off the
// processor for as long as you like), and the other thread, which waits for that, goes in as well.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;

public class LeaseExpiresInUse {
    static final AtomicInteger inside = new AtomicInteger();

    static void use() {
        assert inside.incrementAndGet() == 1; //~ assertion-failure
        inside.decrementAndGet();
    }

    public static void main(String[] args) {
        long expiry = System.nanoTime() + 1_000_000_000L;
        new Thread(() -> {
            if (System.nanoTime() - expiry >= 0) {
                use();
            }
        }).start();
        if (System.nanoTime() - expiry < 0) {
            use();
        }
    }
}

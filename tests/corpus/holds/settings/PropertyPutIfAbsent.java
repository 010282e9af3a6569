// `setProperty` gives the previous value, and Properties is thread-safe (javadoc): exactly one of two threads finds none.
import java.util.concurrent.atomic.AtomicInteger;

public class PropertyPutIfAbsent {
    static final AtomicInteger leaders = new AtomicInteger();

    static void claim() {
        if (System.setProperty("leader", "somebody") == null) {
            leaders.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(PropertyPutIfAbsent::claim);
        other.start();
        claim();
        other.join();
        assert leaders.get() == 1;
    }
}

// The stamp is taken under the lock: entries are in the order of their stamps.
import java.util.ArrayList;
import java.util.List;

public class StampsUnderLock {
    static final List<Long> stamps = new ArrayList<>();

    static void append() {
        synchronized (stamps) {
            stamps.add(System.nanoTime());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(StampsUnderLock::append);
        other.start();
        Thread.sleep(1);
        append();
        other.join();
        assert stamps.get(0) - stamps.get(1) <= 0;
    }
}

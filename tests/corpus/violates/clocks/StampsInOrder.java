// Two threads stamp their entries and append them to a list under a lock; the stamp is taken outside the lock. Entries
// need not be in the order of their stamps: the second to append may have stamped before the first, with time between.
//@ kinds: assertion-failure
import java.util.ArrayList;
import java.util.List;

public class StampsInOrder {
    static final List<Long> stamps = new ArrayList<>();

    static void append(boolean nap) {
        long stamp = System.nanoTime();
        synchronized (stamps) {
            stamps.add(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> append(false));
        other.start();
        Thread.sleep(1);
        append(true);
        other.join();
        assert stamps.get(0) - stamps.get(1) <= 0; //~ assertion-failure
    }
}

// An object gets into a shared field by a field updater's getAndSet.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class EscapeByUpdater {
    volatile int[] cell;
    static final EscapeByUpdater shared = new EscapeByUpdater();
    static final AtomicReferenceFieldUpdater<EscapeByUpdater, int[]> CELL =
            AtomicReferenceFieldUpdater.newUpdater(EscapeByUpdater.class, int[].class, "cell");

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            int[] seen = shared.cell;
            if (seen != null) {
                seen[0]++;
            }
        });
        other.start();
        int[] counter = {1};
        CELL.getAndSet(shared, counter);
        int before = counter[0];
        int after = counter[0];
        other.join();
        assert before == after; //~ assertion-failure
    }
}

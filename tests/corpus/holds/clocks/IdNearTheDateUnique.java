// Two threads draw numbers from an atomic counter that begins near the present time in milliseconds; the numbers differ
// and are the two next ones, though both threads also read the clock.
import java.util.concurrent.atomic.AtomicLong;

public class IdNearTheDateUnique {
    static final AtomicLong ids = new AtomicLong(1_767_225_600_010L);
    static long theirs;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            System.currentTimeMillis();
            theirs = ids.getAndIncrement();
        });
        other.start();
        Thread.sleep(10);
        long mine = ids.getAndIncrement();
        other.join();
        assert mine + theirs == 2 * 1_767_225_600_010L + 1;
    }
}

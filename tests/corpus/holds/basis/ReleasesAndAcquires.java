// A flag is released and acquired, which orders less than volatile accesses do: no race is left, but that alone does not
// make the result hold under the Java memory model.
//@ flags: --property no-race
//@ note: acquire and release accesses count as volatile
//@ no-note: Java memory model
import java.util.concurrent.atomic.AtomicBoolean;

public class ReleasesAndAcquires {
    static final AtomicBoolean ready = new AtomicBoolean();
    static int value;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            value = 1;
            ready.setRelease(true);
        });
        other.start();
        if (ready.getAcquire()) {
            assert value == 1;
        }
        other.join();
    }
}

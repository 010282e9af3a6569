// The first reading is kept when the other thread starts and dropped before the clock is read again; a search
// and a replay have to agree on which moments the second reading may find. Two threads lose an update.
//@ kinds: assertion-failure
//@ flags: --reduction=local,conflict,locks,library
import java.time.Instant;

public class DroppedReading {
    static int made;
    static Instant kept;

    public static void main(String[] args) throws Exception {
        kept = Instant.now();
        Thread other = new Thread(DroppedReading::make);
        other.start();
        kept = null;
        make();
        other.join();
        assert made == 2; //~ assertion-failure
    }

    static void make() {
        int before = made;
        if (System.currentTimeMillis() >= 0) {
            made = before + 1;
        }
    }
}

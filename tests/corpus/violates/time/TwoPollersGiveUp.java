// Two threads look at the clock until an instant of their own, and nobody sets what they wait for. In ordered time, too, both
// instants come, the earlier one first: then the second thread gives up.
//@ kinds: assertion-failure
//@ flags: --time=ordered
public class TwoPollersGiveUp {
    static volatile boolean set;
    static volatile boolean first;

    static boolean isSetUntil(long end) {
        while (!set) {
            if (System.nanoTime() > end) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        long now = System.nanoTime();
        new Thread(() -> first = !isSetUntil(now + 1_000_000_000L)).start();
        if (!isSetUntil(now + 2_000_000_000L)) {
            assert false; //~ assertion-failure
        }
    }
}

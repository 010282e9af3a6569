// A poll under a lock takes several steps and comes back to where it began. Two sleepers wake one after the other all the same,
// in the order of their deadlines, and the second one fails.
//@ kinds: assertion-failure
//@ flags: --time=ordered
public class PollerUnderLock {
    static int rung;

    static synchronized boolean isOver() {
        return rung == 2;
    }

    static synchronized void ring(int expected) {
        assert rung == expected - 1;
        rung++;
        assert rung < 2; //~ assertion-failure
    }

    static void sleepThenRing(int millis, int expected) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            return;
        }
        ring(expected);
    }

    public static void main(String[] args) {
        new Thread(() -> sleepThenRing(200, 2)).start();
        new Thread(() -> sleepThenRing(100, 1)).start();
        while (!isOver()) {
            Thread.yield();
        }
    }
}

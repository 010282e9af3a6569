// A watchdog compares the time of the last heartbeat with now. The heart beats before every look, but it may be a while
// between the beat and the look.
//@ kinds: assertion-failure
public class HeartbeatMissed {
    static volatile long nextDue = System.nanoTime() + 10_000_000;

    public static void main(String[] args) {
        new Thread(() -> nextDue = System.nanoTime() + 10_000_000).start();
        boolean dead = System.nanoTime() - nextDue > 0;
        assert !dead; //~ assertion-failure
    }
}

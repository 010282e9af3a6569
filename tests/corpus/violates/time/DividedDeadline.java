// A poller reckons in milliseconds that it makes of nanoseconds. The flag may be set after the deadline; so the exception
// is reachable. What is kept is no reading of a clock, but only the time tells the rounds of the loop apart.
//@ kinds: uncaught
public class DividedDeadline {
    static volatile boolean ready;

    static long millis() {
        return System.nanoTime() / 1_000_000;
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> ready = true).start();
        long deadline = millis() + 50;
        while (!ready) {
            if (millis() > deadline) throw new IllegalStateException("too late"); //~ uncaught
            Thread.sleep(20);
        }
    }
}

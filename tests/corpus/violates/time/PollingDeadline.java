// A loop polls until a deadline by the wall clock, which is two rounds away: nothing but the time tells one
// round from the next, and in the fourth the time is over, if the flag has not been set by then.
//@ kinds: uncaught
public class PollingDeadline {
    static volatile boolean stop;

    static void poll() {
        long deadline = System.currentTimeMillis() + 50;
        while (!stop) {
            if (System.currentTimeMillis() >= deadline) {
                throw new IllegalStateException("timed out"); //~ uncaught
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread poller = new Thread(PollingDeadline::poll);
        poller.start();
        stop = true;
        poller.join();
    }
}

// A poller that does not sleep gives up when the wall clock says so. The other thread may be slower; so the exception is
// reachable, after as many rounds as there are looks at the clock in a millisecond.
//@ kinds: uncaught
public class BusyDeadline {
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> ready = true).start();
        long deadline = System.currentTimeMillis() + 1;
        while (!ready) {
            if (System.currentTimeMillis() > deadline) throw new IllegalStateException("too late"); //~ uncaught
        }
    }
}

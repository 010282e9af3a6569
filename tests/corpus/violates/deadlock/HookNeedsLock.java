// main calls System.exit while it holds a monitor that a shutdown hook needs.
// exit waits for the hook, the hook for the monitor.
//@ kinds: deadlock
public class HookNeedsLock {
    static final Object lock = new Object();

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            synchronized (lock) { //~ deadlock
            }
        }));
        synchronized (lock) {
            System.exit(0); //~ deadlock
        }
    }
}

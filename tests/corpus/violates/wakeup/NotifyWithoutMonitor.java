// notify by a thread that does not own the monitor throws IllegalMonitorStateException.
//@ kinds: uncaught
public class NotifyWithoutMonitor {
    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread other = new Thread(() -> {
            monitor.notify(); //~ uncaught
        });
        synchronized (monitor) {
            other.start();
        }
        other.join();
    }
}

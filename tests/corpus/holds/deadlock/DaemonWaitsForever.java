// A daemon thread waits for ever, but the JVM ends when main does (JLS 12.8): no deadlock.
public class DaemonWaitsForever {
    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (monitor) {
                try {
                    monitor.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        waiter.setDaemon(true);
        waiter.start();
    }
}

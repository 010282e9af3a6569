// The waiting thread is a daemon, but main joins it, and main is no daemon.
//@ kinds: deadlock
public class DaemonJoined {
    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (monitor) {
                try {
                    monitor.wait(); //~ deadlock
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        waiter.setDaemon(true);
        waiter.start();
        waiter.join(); //~ deadlock
    }
}

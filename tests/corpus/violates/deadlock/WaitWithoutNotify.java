// A thread waits on a monitor nobody ever notifies.
//@ kinds: deadlock
public class WaitWithoutNotify {
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
        waiter.start();
        synchronized (monitor) {
            monitor.getClass();
        }
    }
}

// The waiter turns its InterruptedException into an unchecked one that nobody catches.
//@ kinds: uncaught
public class InterruptedWaitThrows {
    public static void main(String[] args) {
        Object monitor = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (monitor) {
                try {
                    monitor.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e); //~ uncaught
                }
            }
        });
        waiter.start();
        waiter.interrupt();
    }
}

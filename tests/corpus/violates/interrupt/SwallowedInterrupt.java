// The loop swallows the interrupt that was meant to end it and waits again.
//@ kinds: deadlock
public class SwallowedInterrupt {
    static volatile boolean stopped;

    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (monitor) {
                while (!stopped) {
                    try {
                        monitor.wait(); //~ deadlock
                    } catch (InterruptedException e) {
                        continue;
                    }
                }
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join(); //~ deadlock
    }
}

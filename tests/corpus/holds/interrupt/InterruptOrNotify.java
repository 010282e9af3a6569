// An interrupt and then a notification for the same waiter: it ends by the exception or sees the flag.
//@ output: interrupted
//@ output: ready
public class InterruptOrNotify {
    static final Object monitor = new Object();
    static boolean ready;

    public static void main(String[] args) {
        Thread waiter = new Thread(() -> {
            String how = "ready";
            synchronized (monitor) {
                try {
                    while (!ready) {
                        monitor.wait();
                    }
                } catch (InterruptedException e) {
                    how = "interrupted";
                }
            }
            System.out.println(how);
        });
        waiter.start();
        waiter.interrupt();
        synchronized (monitor) {
            ready = true;
            monitor.notify();
        }
    }
}

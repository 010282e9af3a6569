// An interrupt ends a wait, also when it comes before the wait begins (Object.wait tests the status first).
public class InterruptEndsWait {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (monitor) {
                try {
                    monitor.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
        assert interrupted;
    }
}

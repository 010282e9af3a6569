// A thread in `wait` is interrupted and notified: it throws and the flag is clear, or it returns and the flag is set (JLS
// 17.2.4). There is no third outcome, and none in which it stays.
public class InterruptedAndNotified {
    static boolean waits;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                waits = true;
                try {
                    lock.wait();
                    assert Thread.currentThread().isInterrupted();
                } catch (InterruptedException e) {
                    assert !Thread.currentThread().isInterrupted();
                }
            }
        });
        waiter.start();
        synchronized (lock) {
            waiter.interrupt();
            lock.notify();
        }
        waiter.join();
    }
}

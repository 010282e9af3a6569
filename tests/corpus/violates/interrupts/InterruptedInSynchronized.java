// An interrupt does not end the wait for a monitor: the worker is stuck as long as the holder is, and the holder waits for
// the worker.
//@ kinds: deadlock
public class InterruptedInSynchronized {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) {
                lock.notifyAll();
            }
        });
        synchronized (lock) {
            worker.start();
            worker.interrupt();
            worker.join();
        }
    }
}

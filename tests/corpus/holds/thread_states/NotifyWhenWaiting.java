// The only place where the worker can be WAITING is its `wait`. It gave the monitor back when it began to wait, so a
// notify behind the look reaches it.
public class NotifyWhenWaiting {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        worker.start();
        while (worker.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        synchronized (lock) {
            lock.notify();
        }
        worker.join();
    }
}

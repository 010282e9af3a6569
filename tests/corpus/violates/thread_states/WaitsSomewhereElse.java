// The main thread takes WAITING for "waits for my signal". The worker may be WAITING in `join` instead; it then comes to
// `wait` after the signal and waits for ever.
//@ kinds: deadlock
public class WaitsSomewhereElse {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread before = new Thread(() -> { });
        Thread worker = new Thread(() -> {
            try {
                before.join();
                synchronized (lock) {
                    lock.wait();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        before.start();
        worker.start();
        while (worker.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        synchronized (lock) {
            lock.notify();
        }
    }
}

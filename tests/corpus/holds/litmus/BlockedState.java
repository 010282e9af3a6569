// The worker is started by a thread that holds the lock it wants. Asked while the lock is held, it has either come to
// the lock and is blocked, or it is on its way there and runnable; it cannot have ended.
//@ output: BLOCKED
//@ output: RUNNABLE
public class BlockedState {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) {
                lock.hashCode();
            }
        });
        Thread.State seen;
        synchronized (lock) {
            worker.start();
            seen = worker.getState();
        }
        worker.join();
        System.out.println(seen);
    }
}

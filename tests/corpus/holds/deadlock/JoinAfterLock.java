// main gives the monitor back before it joins.
public class JoinAfterLock {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) {
            }
        });
        worker.start();
        synchronized (lock) {
            assert worker != Thread.currentThread();
        }
        worker.join();
    }
}

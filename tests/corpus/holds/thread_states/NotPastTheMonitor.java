// While its starter holds the monitor that the thread wants first, the thread cannot have ended, and it does not wait.
public class NotPastTheMonitor {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) {
                lock.notifyAll();
            }
        });
        synchronized (lock) {
            worker.start();
            Thread.State state = worker.getState();
            assert state != Thread.State.TERMINATED && state != Thread.State.NEW : state;
            assert worker.isAlive();
        }
        worker.join();
        assert worker.getState() == Thread.State.TERMINATED;
    }
}

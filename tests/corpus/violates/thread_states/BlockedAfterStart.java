// A started thread wants a monitor that its starter holds. Whether it is still RUNNABLE or already BLOCKED when the starter
// looks depends on how far it came.
//@ kinds: assertion-failure
public class BlockedAfterStart {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) {
                lock.notifyAll();
            }
        });
        synchronized (lock) {
            worker.start();
            assert worker.getState() == Thread.State.RUNNABLE; //~ assertion-failure
        }
        worker.join();
    }
}

// A started thread wants a monitor that its starter holds; it need not have come so far that it is BLOCKED.
//@ kinds: assertion-failure
public class RunnableBeforeMonitor {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) {
                lock.notifyAll();
            }
        });
        synchronized (lock) {
            worker.start();
            assert worker.getState() == Thread.State.BLOCKED; //~ assertion-failure
        }
        worker.join();
    }
}

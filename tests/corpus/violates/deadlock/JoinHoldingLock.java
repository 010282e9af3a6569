// main joins a thread while it holds the monitor that thread needs.
//@ kinds: deadlock
public class JoinHoldingLock {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) { //~ deadlock
            }
        });
        worker.start();
        synchronized (lock) {
            worker.join(); //~ deadlock
        }
    }
}

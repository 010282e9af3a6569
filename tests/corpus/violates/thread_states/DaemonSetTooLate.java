// `setDaemon` on a thread that is alive throws IllegalThreadStateException (javadoc). Another thread may have started it
// in between.
//@ kinds: uncaught
public class DaemonSetTooLate {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) {
                lock.notifyAll();
            }
        });
        Thread starter = new Thread(worker::start);
        starter.start();
        synchronized (lock) {
            if (!worker.isAlive()) {
                worker.setDaemon(true); //~ uncaught
            }
        }
    }
}

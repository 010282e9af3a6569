// The worker resets the stop flag when it begins; a stop that came before is lost and it waits for ever.
//@ kinds: deadlock
public class StopBeforeStart {
    static final Object monitor = new Object();
    static boolean stopped;

    static void work() {
        synchronized (monitor) {
            stopped = false;
            while (!stopped) {
                try {
                    monitor.wait(); //~ deadlock
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(StopBeforeStart::work);
        worker.start();
        synchronized (monitor) {
            stopped = true;
            monitor.notify();
        }
        worker.join(); //~ deadlock
    }
}

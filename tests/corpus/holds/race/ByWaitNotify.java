// The monitor orders the two threads, also through wait.
//@ flags: --property no-race
public class ByWaitNotify {
    static final Object monitor = new Object();
    static boolean ready;
    static int data;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            data = 1;
            synchronized (monitor) {
                ready = true;
                monitor.notify();
            }
        }).start();
        synchronized (monitor) {
            while (!ready) {
                monitor.wait();
            }
        }
        assert data == 1;
    }
}

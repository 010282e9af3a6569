// A wait in a loop stands spurious wake-ups.
//@ flags: --spurious-wakeups
public class WhileWaitSpurious {
    static final Object monitor = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            synchronized (monitor) {
                ready = true;
                monitor.notify();
            }
        }).start();
        synchronized (monitor) {
            while (!ready) {
                monitor.wait();
            }
            assert ready;
        }
    }
}

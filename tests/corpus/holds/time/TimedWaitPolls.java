// A timed wait in a loop needs no notification: it looks again each time.
public class TimedWaitPolls {
    static final Object monitor = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            synchronized (monitor) {
                ready = true;
            }
        }).start();
        synchronized (monitor) {
            while (!ready) {
                monitor.wait(10);
            }
        }
    }
}

// A loop waits with a limit, again and again, while an instant that is long over is kept in a field. How long ago it was
// makes no difference to the program, so the rounds are the same state and the search ends.
public class OldInstantInLoop {
    static final long begin = System.nanoTime();
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        }).start();
        synchronized (lock) {
            while (!ready) {
                lock.wait(10);
            }
        }
        assert System.nanoTime() - begin >= 0;
    }
}

// The interrupt was given before `start`; the thread's first wait throws. Taking it for an error is wrong.
//@ kinds: uncaught
public class BeforeStartEndsFirstWait {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait(10);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e); //~ uncaught
                }
            }
        });
        thread.interrupt();
        thread.start();
    }
}

// Main waits for a lock whose owner needs what is not supported. Whether that is a deadlock nobody can say.
//@ reason: forkAndExec
public class LockHeldByUnsupported {
    static final Object held = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (held) {
                try {
                    new ProcessBuilder("true").start();
                } catch (java.io.IOException e) {
                    throw new IllegalStateException(e);
                }
            }
        }).start();
        synchronized (held) {
            System.out.println("in");
        }
    }
}

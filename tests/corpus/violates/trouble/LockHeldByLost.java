// The other thread holds a lock while it does what is not supported: that main waits for it is no deadlock. But
// two more threads wait for each other, which nobody can end.
//@ kinds: deadlock
public class LockHeldByLost {
    static final Object held = new Object();
    static final Object left = new Object();
    static final Object right = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (held) {
                startProcess();
            }
        }).start();
        new Thread(() -> both(left, right)).start();
        new Thread(() -> both(right, left)).start();
        synchronized (held) {
            System.out.println("in");
        }
    }

    static void both(Object one, Object other) {
        synchronized (one) {
            synchronized (other) { //~ deadlock
                System.out.println("both");
            }
        }
    }

    static void startProcess() {
        try {
            new ProcessBuilder("true").start();
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }
}

// Two locks are taken in the order of their identity hash codes, with a third lock for ties. Whatever the codes are, both
// threads take them in the same order, so there is no deadlock.
public class LockOrderByIdentityHash {
    static final Object tie = new Object();
    static int transfers;

    static void both(Object a, Object b) {
        int left = System.identityHashCode(a);
        int right = System.identityHashCode(b);
        if (left == right) {
            synchronized (tie) {
                transfer(a, b);
            }
        } else if (left < right) {
            transfer(a, b);
        } else {
            transfer(b, a);
        }
    }

    static void transfer(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                transfers++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object();
        Object b = new Object();
        Thread other = new Thread(() -> both(b, a));
        other.start();
        both(a, b);
        other.join();
        assert transfers == 2;
    }
}

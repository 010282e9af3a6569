// Three threads, each takes its own monitor and then its neighbour's: a cycle of length three.
// No two of them conflict on both locks, so it takes all three to deadlock.
//@ kinds: deadlock
//@ unreduced: no
public class LockOrderThree {
    static void take(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { //~ deadlock
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Object a = new Object();
        Object b = new Object();
        Object c = new Object();
        Thread one = new Thread(() -> take(a, b));
        Thread two = new Thread(() -> take(b, c));
        one.start();
        two.start();
        take(c, a);
        one.join();
        two.join();
    }
}

// Three threads over three monitors, where the last one takes its two in rising order too: no cycle.
//@ unreduced: no
public class LockOrderThreeSame {
    static void take(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
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
        take(a, c);
        one.join();
        two.join();
    }
}

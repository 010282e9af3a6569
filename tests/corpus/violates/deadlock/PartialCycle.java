// Two threads may deadlock over two monitors while main, which polls, can always go on.
//@ kinds: deadlock
//@ unreduced: no
import java.util.concurrent.atomic.AtomicInteger;

public class PartialCycle {
    static final AtomicInteger done = new AtomicInteger();

    static void take(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { //~ deadlock
            }
        }
        done.incrementAndGet();
    }

    public static void main(String[] args) {
        Object a = new Object();
        Object b = new Object();
        new Thread(() -> take(a, b)).start();
        new Thread(() -> take(b, a)).start();
        while (done.get() < 2) {
            Thread.onSpinWait();
        }
    }
}

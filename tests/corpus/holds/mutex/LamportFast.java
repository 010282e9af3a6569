// Lamport's fast mutual exclusion (1987) for two threads, numbered 1 and 2; 0 means nobody.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class LamportFast {
    static final AtomicIntegerArray busy = new AtomicIntegerArray(3);
    static volatile int x;
    static volatile int y;
    static volatile int inside;

    static void lock(int me) {
        while (true) {
            busy.set(me, 1);
            x = me;
            if (y != 0) {
                busy.set(me, 0);
                while (y != 0) {
                    Thread.onSpinWait();
                }
                continue;
            }
            y = me;
            if (x == me) {
                return;
            }
            busy.set(me, 0);
            for (int other = 1; other <= 2; other++) {
                while (busy.get(other) == 1) {
                    Thread.onSpinWait();
                }
            }
            if (y == me) {
                return;
            }
            while (y != 0) {
                Thread.onSpinWait();
            }
        }
    }

    static void enter(int me) {
        lock(me);
        inside++;
        assert inside == 1;
        inside--;
        y = 0;
        busy.set(me, 0);
    }

    public static void main(String[] args) {
        new Thread(() -> enter(1)).start();
        enter(2);
    }
}

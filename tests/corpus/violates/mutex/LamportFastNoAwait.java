// The fast algorithm without waiting for the busy ones: 1 and 2 both find y free; 1 writes y, finds itself
// in y and enters by the slow path; 2 then writes y and enters by the fast one.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicIntegerArray;

public class LamportFastNoAwait {
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
        assert inside == 1; //~ assertion-failure
        inside--;
        y = 0;
        busy.set(me, 0);
    }

    public static void main(String[] args) {
        new Thread(() -> enter(1)).start();
        enter(2);
    }
}

// Lamport's bakery for two threads.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class Bakery {
    static final AtomicIntegerArray choosing = new AtomicIntegerArray(2);
    static final AtomicIntegerArray number = new AtomicIntegerArray(2);
    static volatile int inside;

    static void enter(int me) {
        int other = 1 - me;
        choosing.set(me, 1);
        number.set(me, 1 + number.get(other));
        choosing.set(me, 0);
        while (choosing.get(other) == 1) {
            Thread.onSpinWait();
        }
        while (goesFirst(other, me)) {
            Thread.onSpinWait();
        }
        inside++;
        assert inside == 1;
        inside--;
        number.set(me, 0);
    }

    static boolean goesFirst(int other, int me) {
        int his = number.get(other);
        int mine = number.get(me);
        return his != 0 && (his < mine || his == mine && other < me);
    }

    public static void main(String[] args) {
        new Thread(() -> enter(1)).start();
        enter(0);
    }
}

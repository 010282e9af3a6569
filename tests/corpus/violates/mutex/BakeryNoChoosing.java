// The bakery without `choosing`: thread 0 reads that 1 has no number, 1 takes the number 1 and enters, then
// 0 writes the same number 1 and goes first by its lower index.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicIntegerArray;

public class BakeryNoChoosing {
    static final AtomicIntegerArray number = new AtomicIntegerArray(2);
    static volatile int inside;

    static void enter(int me) {
        int other = 1 - me;
        number.set(me, 1 + number.get(other));
        while (goesFirst(other, me)) {
            Thread.onSpinWait();
        }
        inside++;
        assert inside == 1; //~ assertion-failure
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

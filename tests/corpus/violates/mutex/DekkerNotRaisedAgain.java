// Dekker's algorithm where a thread that stepped back does not announce itself again: it enters with its
// flag down, and the other one, on its second round, does not see it.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicIntegerArray;

public class DekkerNotRaisedAgain {
    static final AtomicIntegerArray wants = new AtomicIntegerArray(2);
    static volatile int turn;
    static volatile int inside;

    static void enter(int me) {
        int other = 1 - me;
        wants.set(me, 1);
        while (wants.get(other) == 1) {
            if (turn == other) {
                wants.set(me, 0);
                while (turn == other) {
                    Thread.onSpinWait();
                }
            }
        }
        inside++;
        assert inside == 1; //~ assertion-failure
        inside--;
        turn = other;
        wants.set(me, 0);
    }

    public static void main(String[] args) {
        new Thread(() -> enter(1)).start();
        enter(0);
        enter(0);
    }
}

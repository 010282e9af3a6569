// Dekker's algorithm for two threads: one enters twice, the other once.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class Dekker {
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
                wants.set(me, 1);
            }
        }
        inside++;
        assert inside == 1;
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

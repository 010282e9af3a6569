// The owner pops at the bottom, a thief steals at the top (after Chase and Lev). Both contend for the last
// task by a compare-and-set of the top, so each of the two tasks is taken exactly once.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class WorkDeque {
    static final AtomicInteger top = new AtomicInteger();
    static volatile int bottom = 2;
    static final AtomicIntegerArray taken = new AtomicIntegerArray(2);

    static void pop() {
        int mine = bottom - 1;
        bottom = mine;
        int first = top.get();
        if (first < mine) {
            taken.incrementAndGet(mine);
            return;
        }
        if (first == mine && top.compareAndSet(first, first + 1)) {
            taken.incrementAndGet(mine);
        }
        bottom = mine + 1;
    }

    static void steal() {
        int first = top.get();
        if (first < bottom && top.compareAndSet(first, first + 1)) {
            taken.incrementAndGet(first);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread thief = new Thread(WorkDeque::steal);
        thief.start();
        pop();
        pop();
        thief.join();
        assert taken.get(0) == 1 && taken.get(1) == 1;
    }
}

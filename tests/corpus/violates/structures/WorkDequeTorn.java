// The owner takes the last task without a compare-and-set: the thief may take it, too.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class WorkDequeTorn {
    static final AtomicInteger top = new AtomicInteger();
    static volatile int bottom = 1;
    static final AtomicIntegerArray taken = new AtomicIntegerArray(1);

    static void pop() {
        int mine = bottom - 1;
        bottom = mine;
        int first = top.get();
        if (first <= mine) {
            taken.incrementAndGet(mine);
        }
    }

    static void steal() {
        int first = top.get();
        if (first < bottom && top.compareAndSet(first, first + 1)) {
            taken.incrementAndGet(first);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread thief = new Thread(WorkDequeTorn::steal);
        thief.start();
        pop();
        thief.join();
        assert taken.get(0) == 1; //~ assertion-failure
    }
}

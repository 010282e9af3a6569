// Three threads add one each to an element through a VarHandle, plainly, with acquire and release, and as volatile.
// No mode makes reading and writing one step: one, two or all three additions count.
//@ output: 1
//@ output: 2
//@ output: 3
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleThreeModes {
    static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(int[].class);
    static final int[] cells = new int[1];

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> CELLS.set(cells, 0, (int) CELLS.get(cells, 0) + 1));
        Thread two = new Thread(() -> CELLS.setRelease(cells, 0, (int) CELLS.getAcquire(cells, 0) + 1));
        one.start();
        two.start();
        CELLS.setVolatile(cells, 0, (int) CELLS.getVolatile(cells, 0) + 1);
        one.join();
        two.join();
        System.out.println(cells[0]);
    }
}

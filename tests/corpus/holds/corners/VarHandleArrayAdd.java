// `getAndAdd` on an element of an array is atomic.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleArrayAdd {
    static final VarHandle A = MethodHandles.arrayElementVarHandle(long[].class);
    public static void main(String[] args) throws Exception {
        long[] a = new long[2];
        Thread t = new Thread(() -> { long x = (long) A.getAndAdd(a, 1, 5L); });
        t.start();
        long y = (long) A.getAndAddAcquire(a, 1, 7L);
        t.join();
        if (a[1] != 12 || (y != 0 && y != 5)) throw new AssertionError();
    }
}

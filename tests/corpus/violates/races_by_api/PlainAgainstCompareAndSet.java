// One thread swaps a plain field through a VarHandle, the other assigns it: the assignment is plain, and nothing orders the
// two. That is a data race (JLS 17.4.5), though one access is atomic.
//@ kinds: race
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PlainAgainstCompareAndSet {
    static int value;
    static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findStaticVarHandle(PlainAgainstCompareAndSet.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> VALUE.compareAndSet(0, 1)).start();
        value = 2; //~ race
    }
}

// Both threads use the plain field through atomic accesses of a VarHandle only: these are volatile accesses, and no race.
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class BothCompareAndSet {
    static int value;
    static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findStaticVarHandle(BothCompareAndSet.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> VALUE.getAndAdd(1));
        other.start();
        VALUE.getAndAdd(1);
        other.join();
        assert (int) VALUE.getVolatile() == 2;
    }
}

// A compare-and-set that never finds what it expects has only read: a plain read beside it is no race (JLS 17.4.1, two
// reads do not conflict).
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class FailingExchange {
    static int x;
    static final VarHandle X;

    static {
        try {
            X = MethodHandles.lookup().findStaticVarHandle(FailingExchange.class, "x", int.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> X.compareAndSet(2, 3)).start();
        assert x == 0;
    }
}

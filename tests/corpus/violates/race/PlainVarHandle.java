// The plain modes of a VarHandle are plain accesses.
//@ kinds: race
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PlainVarHandle {
    static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findStaticVarHandle(PlainVarHandle.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static int value;

    public static void main(String[] args) {
        new Thread(() -> VALUE.set(1)).start();
        int seen = (int) VALUE.get();
    }
}

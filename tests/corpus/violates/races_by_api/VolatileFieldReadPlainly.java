// A volatile field that is read plainly through a VarHandle orders nothing in that thread.
//@ kinds: race
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VolatileFieldReadPlainly {
    static int data;
    static volatile boolean ready;
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(VolatileFieldReadPlainly.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1;
            ready = true;
        }).start();
        if ((boolean) READY.get()) {
            assert data == 1;
        }
    }
}

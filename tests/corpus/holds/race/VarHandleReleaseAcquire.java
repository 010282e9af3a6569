// A release write and an acquire read order what lies before and behind them: no data race.
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleReleaseAcquire {
    static final VarHandle READY;
    static boolean ready;
    static int data;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(VarHandleReleaseAcquire.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            data = 42;
            READY.setRelease(true);
        });
        writer.start();
        if ((boolean) READY.getAcquire()) {
            assert data == 42;
        }
        writer.join();
    }
}

// Plain accesses through a VarHandle under one lock do not race.
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class FenceNotNeededUnderLock {
    static int value;
    static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findStaticVarHandle(FenceNotNeededUnderLock.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static synchronized void add() {
        VALUE.set((int) VALUE.get() + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(FenceNotNeededUnderLock::add);
        other.start();
        add();
        other.join();
        assert value == 2;
    }
}

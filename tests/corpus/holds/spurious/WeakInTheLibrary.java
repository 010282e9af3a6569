// The library's own weak exchanges stand in loops: `getAndAdd`, `updateAndGet` and others never fail. A strong
// compare-and-set does not either.
//@ flags: --spurious-failures
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class WeakInTheLibrary {
    static final VarHandle LEVEL;

    static {
        try {
            LEVEL = MethodHandles.lookup().findStaticVarHandle(WeakInTheLibrary.class, "level", byte.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static byte level;

    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        assert count.getAndIncrement() == 0;
        assert count.updateAndGet(value -> value * 5) == 5;
        assert count.accumulateAndGet(2, Integer::sum) == 7;
        assert count.compareAndSet(7, 8);
        assert count.compareAndExchange(8, 9) == 8;
        assert new AtomicReference<>("a").getAndSet("b").equals("a");
        assert !new AtomicBoolean().getAndSet(true);
        assert (byte) LEVEL.getAndAdd((byte) 3) == 0;
        assert LEVEL.compareAndSet((byte) 3, (byte) 4);
    }
}

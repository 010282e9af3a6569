// A weak compare-and-set may fail although nobody else touches the variable (javadoc: "may fail spuriously"). Here it is
// tried once, by the only thread there is, in each way there is. Any assertion can be the first to fail.
//@ kinds: assertion-failure
//@ flags: --spurious-failures
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;

public class WeakFailsOnce {
    static final VarHandle FLAG;
    static final VarHandle LEVEL;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(WeakFailsOnce.class, "flag", boolean.class);
            LEVEL = MethodHandles.lookup().findVarHandle(WeakFailsOnce.class, "level", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static boolean flag;
    long level;
    volatile int turns;

    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        assert count.weakCompareAndSetPlain(0, 1); //~ assertion-failure
        assert count.weakCompareAndSetVolatile(1, 2); //~ assertion-failure
        assert new AtomicBoolean().weakCompareAndSetAcquire(false, true); //~ assertion-failure
        assert new AtomicReference<>("a").weakCompareAndSetRelease("a", "b"); //~ assertion-failure
        assert new AtomicLongArray(2).weakCompareAndSetVolatile(1, 0, 7); //~ assertion-failure
        assert FLAG.weakCompareAndSet(false, true); //~ assertion-failure
        WeakFailsOnce object = new WeakFailsOnce();
        assert LEVEL.weakCompareAndSetPlain(object, 0L, 3L); //~ assertion-failure
        var turns = AtomicIntegerFieldUpdater.newUpdater(WeakFailsOnce.class, "turns");
        assert turns.weakCompareAndSet(object, 0, 1); //~ assertion-failure
        var stamped = new AtomicStampedReference<>("a", 0);
        assert stamped.weakCompareAndSet("a", "b", 0, 1); //~ assertion-failure
    }
}

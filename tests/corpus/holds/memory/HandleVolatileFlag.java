// A setter handle of a volatile field writes it as volatile, and so publishes the plain data.
//@ flags: --property no-race
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class HandleVolatileFlag {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle setter = lookup.findStaticSetter(HandleVolatileFlag.class, "ready", boolean.class);
        MethodHandle getter = lookup.findStaticGetter(HandleVolatileFlag.class, "ready", boolean.class);
        new Thread(() -> {
            data = 42;
            try {
                setter.invokeExact(true);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }).start();
        if ((boolean) getter.invokeExact()) {
            assert data == 42;
        }
    }
}

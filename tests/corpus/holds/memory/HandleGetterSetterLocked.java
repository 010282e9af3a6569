// Getter and setter handles are used under one monitor.
//@ flags: --property no-race
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class HandleGetterSetterLocked {
    static double sum;

    static synchronized void add(MethodHandle getter, MethodHandle setter) {
        try {
            setter.invokeExact((double) getter.invokeExact() + 1);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle getter = lookup.findStaticGetter(HandleGetterSetterLocked.class, "sum", double.class);
        MethodHandle setter = lookup.findStaticSetter(HandleGetterSetterLocked.class, "sum", double.class);
        Thread other = new Thread(() -> add(getter, setter));
        other.start();
        add(getter, setter);
        other.join();
        assert sum == 2;
    }
}

// A write by a setter handle and a read by a getter handle, with nothing to order them.
//@ kinds: race
//@ flags: --property no-race
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class HandleRace {
    static Object value;

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle setter = lookup.findStaticSetter(HandleRace.class, "value", Object.class);
        MethodHandle getter = lookup.findStaticGetter(HandleRace.class, "value", Object.class);
        new Thread(() -> {
            try {
                setter.invokeExact((Object) "x"); //~ race
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }).start();
        Object seen = getter.invokeExact(); //~ race
    }
}

// Method handles for the getter and the setter of a field access it like getfield and putfield.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class HandleGetterSetter {
    int count;

    static void increment(MethodHandle getter, MethodHandle setter, HandleGetterSetter counter) {
        try {
            setter.invokeExact(counter, (int) getter.invokeExact(counter) + 1);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle getter = lookup.findGetter(HandleGetterSetter.class, "count", int.class);
        MethodHandle setter = lookup.findSetter(HandleGetterSetter.class, "count", int.class);
        HandleGetterSetter counter = new HandleGetterSetter();
        Thread other = new Thread(() -> increment(getter, setter, counter));
        other.start();
        increment(getter, setter, counter);
        other.join();
        assert counter.count == 2; //~ assertion-failure
    }
}

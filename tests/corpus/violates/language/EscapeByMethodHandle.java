// An object gets into a shared field by the setter of a method handle.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class EscapeByMethodHandle {
    static int[] shared;

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle setter = lookup.findStaticSetter(EscapeByMethodHandle.class, "shared", int[].class);
        Thread other = new Thread(() -> {
            int[] seen = shared;
            if (seen != null) {
                seen[0]++;
            }
        });
        other.start();
        int[] counter = {1};
        setter.invokeExact(counter);
        int before = counter[0];
        int after = counter[0];
        other.join();
        assert before == after; //~ assertion-failure
    }
}

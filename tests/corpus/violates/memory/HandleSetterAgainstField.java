// A setter handle writes an instance field that the other thread reads by bytecode, with nothing to order the two.
//@ kinds: race
//@ flags: --property no-race
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class HandleSetterAgainstField {
    int value;

    public static void main(String[] args) throws Throwable {
        HandleSetterAgainstField shared = new HandleSetterAgainstField();
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle setter = lookup.findSetter(HandleSetterAgainstField.class, "value", int.class);
        new Thread(() -> {
            int seen = shared.value; //~ race
        }).start();
        setter.invokeExact(shared, 1); //~ race
    }
}

// A setter made from a private static Field, which converts its argument. The other thread increments by bytecode, so its
// write may undo the setter's.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;

public class HandleUnreflected {
    private static long value;

    public static void main(String[] args) throws Throwable {
        Field field = HandleUnreflected.class.getDeclaredField("value");
        MethodHandle setter = MethodHandles.lookup().unreflectSetter(field)
                .asType(MethodType.methodType(void.class, int.class));
        Thread other = new Thread(() -> value++);
        other.start();
        setter.invokeExact(10);
        other.join();
        assert value >= 10; //~ assertion-failure
    }
}

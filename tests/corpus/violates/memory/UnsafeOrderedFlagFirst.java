// putOrderedInt keeps the order of the stores, and here the flag is stored before the data.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeOrderedFlagFirst {
    volatile int flag;
    volatile int data;

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long flag = unsafe.objectFieldOffset(UnsafeOrderedFlagFirst.class.getDeclaredField("flag"));
        long data = unsafe.objectFieldOffset(UnsafeOrderedFlagFirst.class.getDeclaredField("data"));
        UnsafeOrderedFlagFirst shared = new UnsafeOrderedFlagFirst();
        new Thread(() -> {
            unsafe.putOrderedInt(shared, flag, 1);
            unsafe.putOrderedInt(shared, data, 42);
        }).start();
        assert shared.flag == 0 || shared.data == 42; //~ assertion-failure
    }
}

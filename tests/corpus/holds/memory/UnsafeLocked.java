// Both threads hold the same monitor while they change the float through Unsafe.
//@ flags: --property no-race
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeLocked {
    float sum;

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long offset = unsafe.objectFieldOffset(UnsafeLocked.class.getDeclaredField("sum"));
        UnsafeLocked shared = new UnsafeLocked();
        Runnable add = () -> {
            synchronized (shared) {
                unsafe.putFloat(shared, offset, unsafe.getFloat(shared, offset) + 1);
            }
        };
        Thread other = new Thread(add);
        other.start();
        add.run();
        other.join();
        assert shared.sum == 2;
    }
}

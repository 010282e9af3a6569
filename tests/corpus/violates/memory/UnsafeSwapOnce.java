// Each thread tries compareAndSwapInt once and ignores the result. The swap fails if the other thread's swap came
// after the read, and then an increment is missing.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeSwapOnce {
    volatile int count;

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long offset = unsafe.objectFieldOffset(UnsafeSwapOnce.class.getDeclaredField("count"));
        UnsafeSwapOnce counter = new UnsafeSwapOnce();
        Runnable increment = () -> {
            int seen = unsafe.getIntVolatile(counter, offset);
            unsafe.compareAndSwapInt(counter, offset, seen, seen + 1);
        };
        Thread other = new Thread(increment);
        other.start();
        increment.run();
        other.join();
        assert counter.count == 2; //~ assertion-failure
    }
}

// The loop tries again until compareAndSwapLong succeeds, so no increment is lost.
//@ flags: --property no-race
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeSwapLoop {
    volatile long count;

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long offset = unsafe.objectFieldOffset(UnsafeSwapLoop.class.getDeclaredField("count"));
        UnsafeSwapLoop counter = new UnsafeSwapLoop();
        Runnable increment = () -> {
            long seen;
            do {
                seen = unsafe.getLongVolatile(counter, offset);
            } while (!unsafe.compareAndSwapLong(counter, offset, seen, seen + 1));
        };
        Thread other = new Thread(increment);
        other.start();
        increment.run();
        other.join();
        assert counter.count == 2;
    }
}

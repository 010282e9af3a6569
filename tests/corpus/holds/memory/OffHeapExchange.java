// compareAndSwapInt on a word outside the heap, with no base object, is atomic: exactly one thread wins.
import java.lang.reflect.Field;
import java.util.concurrent.atomic.AtomicInteger;
import sun.misc.Unsafe;

public class OffHeapExchange {
    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long address = unsafe.allocateMemory(4);
        unsafe.putInt(address, 0);
        AtomicInteger winners = new AtomicInteger();
        Runnable claim = () -> {
            if (unsafe.compareAndSwapInt(null, address, 0, 1)) {
                winners.incrementAndGet();
            }
        };
        Thread other = new Thread(claim);
        other.start();
        claim.run();
        other.join();
        assert winners.get() == 1;
    }
}

// Blocks outside of the heap that no machine has room for: an error, and what was there before stays.
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class HugeBlocks {
    static void attempt(Runnable allocation) {
        try {
            allocation.run();
            System.out.println("there is room");
        } catch (OutOfMemoryError error) {
            System.out.println("no room");
        }
    }

    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        attempt(() -> unsafe.allocateMemory(1L << 60));
        long block = unsafe.allocateMemory(16);
        unsafe.putLong(block, 7);
        attempt(() -> unsafe.reallocateMemory(block, 1L << 60));
        System.out.println(unsafe.getLong(block));
        attempt(() -> unsafe.freeMemory(unsafe.allocateMemory(1 << 20)));
    }
}

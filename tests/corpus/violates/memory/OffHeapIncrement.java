// A counter outside the heap is shared by whoever has its address. Reading and writing it are two steps.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class OffHeapIncrement {
    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long address = unsafe.allocateMemory(8);
        unsafe.putLong(address, 0);
        Runnable increment = () -> unsafe.putLong(address, unsafe.getLong(address) + 1);
        Thread other = new Thread(increment);
        other.start();
        increment.run();
        other.join();
        assert unsafe.getLong(address) == 2; //~ assertion-failure
        unsafe.freeMemory(address);
    }
}

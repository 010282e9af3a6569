// All accesses to the block outside the heap are under one monitor, and it is freed after the join.
//@ flags: --property no-race
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class OffHeapLocked {
    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long address = unsafe.allocateMemory(8);
        unsafe.putDouble(address, 0);
        Object lock = new Object();
        Runnable add = () -> {
            synchronized (lock) {
                unsafe.putDouble(address, unsafe.getDouble(address) + 1);
            }
        };
        Thread other = new Thread(add);
        other.start();
        add.run();
        other.join();
        assert unsafe.getDouble(address) == 2;
        unsafe.freeMemory(address);
    }
}

// A pair of words outside the heap is written one after the other; a reader may come in between.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class OffHeapPair {
    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long address = unsafe.allocateMemory(8);
        unsafe.putInt(address, 0);
        unsafe.putInt(address + 4, 0);
        new Thread(() -> {
            unsafe.putInt(address, 1);
            unsafe.putInt(address + 4, 1);
        }).start();
        int low = unsafe.getInt(address);
        int high = unsafe.getInt(address + 4);
        assert low == high; //~ assertion-failure
    }
}

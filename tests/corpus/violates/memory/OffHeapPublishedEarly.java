// The address of a block outside the heap is published before the block is filled, so a reader may find zeroes.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class OffHeapPublishedEarly {
    static volatile long published;

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        new Thread(() -> {
            long address = unsafe.allocateMemory(2);
            unsafe.putShort(address, (short) 0);
            published = address;
            unsafe.putShort(address, (short) 7);
        }).start();
        long seen = published;
        assert seen == 0 || unsafe.getShort(seen) == 7; //~ assertion-failure
    }
}

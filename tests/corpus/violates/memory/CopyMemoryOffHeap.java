// copyMemory between two blocks outside the heap; the reader looks at the two ends of the target, one after the other.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class CopyMemoryOffHeap {
    static final int LENGTH = 2;

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long source = unsafe.allocateMemory(8L * LENGTH);
        long target = unsafe.allocateMemory(8L * LENGTH);
        unsafe.setMemory(source, 8L * LENGTH, (byte) 1);
        unsafe.setMemory(target, 8L * LENGTH, (byte) 0);
        new Thread(() -> unsafe.copyMemory(source, target, 8L * LENGTH)).start();
        long first = unsafe.getLong(target);
        long last = unsafe.getLong(target + 8L * (LENGTH - 1));
        assert first == last; //~ assertion-failure
    }
}

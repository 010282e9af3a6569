// setMemory stores in units of eight bytes at most, one after the other, and the block is longer. A reader to whom one
// end of it looks the same before and after the other end looked different has met half of the filling.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class SetMemoryHalf {
    static final int LENGTH = 3;

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long block = unsafe.allocateMemory(8L * LENGTH);
        unsafe.setMemory(block, 8L * LENGTH, (byte) 0);
        new Thread(() -> unsafe.setMemory(block, 8L * LENGTH, (byte) -1)).start();
        long first = unsafe.getLong(block);
        long last = unsafe.getLong(block + 8L * (LENGTH - 1));
        long again = unsafe.getLong(block);
        assert first != again || first == last; //~ assertion-failure
    }
}

// One thread increments an element of a byte[] through Unsafe, the other by bytecode.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeArrayByte {
    static final byte[] cells = new byte[3];

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long offset = Unsafe.ARRAY_BYTE_BASE_OFFSET + 1L * Unsafe.ARRAY_BYTE_INDEX_SCALE;
        Thread other = new Thread(() -> unsafe.putByte(cells, offset, (byte) (unsafe.getByte(cells, offset) + 1)));
        other.start();
        cells[1]++;
        other.join();
        assert cells[1] == 2; //~ assertion-failure
    }
}

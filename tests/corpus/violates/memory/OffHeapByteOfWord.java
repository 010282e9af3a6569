// One thread writes a byte outside the heap, the other reads, changes and writes back the int around it: the byte
// may be overwritten with its old value.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class OffHeapByteOfWord {
    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long address = unsafe.allocateMemory(4);
        unsafe.putInt(address, 0);
        Thread other = new Thread(() -> unsafe.putByte(address + 1, (byte) -1));
        other.start();
        unsafe.putInt(address, unsafe.getInt(address) ^ 0x01000001);
        other.join();
        assert unsafe.getByte(address + 1) == -1; //~ assertion-failure
    }
}

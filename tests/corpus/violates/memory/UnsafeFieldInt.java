// Unsafe.getInt and putInt are one plain read and one plain write of the field, so an increment made of them can be lost.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeFieldInt {
    int count;

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long offset = unsafe.objectFieldOffset(UnsafeFieldInt.class.getDeclaredField("count"));
        UnsafeFieldInt counter = new UnsafeFieldInt();
        Runnable increment = () -> unsafe.putInt(counter, offset, unsafe.getInt(counter, offset) + 1);
        Thread other = new Thread(increment);
        other.start();
        increment.run();
        other.join();
        assert counter.count == 2; //~ assertion-failure
    }
}

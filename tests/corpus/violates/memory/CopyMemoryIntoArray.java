// copyMemory stores in units of eight bytes at most, one after the other, and the array is longer. A reader to whom
// one end of it looks the same before and after the other end looked different has met half of the copy.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import java.util.Arrays;
import sun.misc.Unsafe;

public class CopyMemoryIntoArray {
    static final int LENGTH = 4;
    static final int[] target = new int[LENGTH];

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        int[] source = new int[LENGTH];
        Arrays.fill(source, 1);
        long base = Unsafe.ARRAY_INT_BASE_OFFSET;
        new Thread(() -> unsafe.copyMemory(source, base, target, base, 4L * LENGTH)).start();
        int first = target[0];
        int last = target[LENGTH - 1];
        int again = target[0];
        assert first != again || first == last; //~ assertion-failure
    }
}

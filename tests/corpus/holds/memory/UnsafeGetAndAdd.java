// getAndAddInt is atomic, on an element of an array as well: the two threads get different numbers.
//@ output: 0 1
//@ output: 1 0
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeGetAndAdd {
    static final int[] cells = new int[1];

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        int[] numbers = new int[1];
        Thread other = new Thread(() -> numbers[0] = unsafe.getAndAddInt(cells, Unsafe.ARRAY_INT_BASE_OFFSET, 1));
        other.start();
        int mine = unsafe.getAndAddInt(cells, Unsafe.ARRAY_INT_BASE_OFFSET, 1);
        other.join();
        System.out.println(mine + " " + numbers[0]);
    }
}

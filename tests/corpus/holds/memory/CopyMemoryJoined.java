// main fills the source before start and looks at the target after join.
//@ flags: --property no-race
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class CopyMemoryJoined {
    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        int[] source = {1, 2, 3};
        int[] target = new int[3];
        long base = Unsafe.ARRAY_INT_BASE_OFFSET;
        Thread other = new Thread(() -> unsafe.copyMemory(source, base, target, base, 12));
        other.start();
        other.join();
        source[0] = 5;
        assert target[0] == 1 && target[2] == 3;
    }
}

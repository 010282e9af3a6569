// copyMemory writes the elements of the array that the other thread reads.
//@ kinds: race
//@ flags: --property no-race
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class CopyMemoryRace {
    static final long[] target = new long[2];

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long base = Unsafe.ARRAY_LONG_BASE_OFFSET;
        long[] source = {1, 1};
        new Thread(() -> {
            unsafe.copyMemory(source, base, target, base, 16); //~ race
        }).start();
        long seen = target[1]; //~ race
    }
}

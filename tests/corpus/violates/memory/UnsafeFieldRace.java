// putLong and getLong of Unsafe are plain accesses, and nothing orders the two threads.
//@ kinds: race
//@ flags: --property no-race
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeFieldRace {
    long value;

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long offset = unsafe.objectFieldOffset(UnsafeFieldRace.class.getDeclaredField("value"));
        UnsafeFieldRace shared = new UnsafeFieldRace();
        new Thread(() -> {
            unsafe.putLong(shared, offset, 1); //~ race
        }).start();
        long seen = unsafe.getLong(shared, offset); //~ race
    }
}

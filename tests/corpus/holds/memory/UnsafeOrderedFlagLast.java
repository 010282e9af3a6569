// putOrderedObject keeps its store behind those before it (it has release semantics), and the reader's volatile read
// acquires: who sees the box sees what was put into it.
//@ flags: --property no-race
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeOrderedFlagLast {
    volatile int[] box;

    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long offset = unsafe.objectFieldOffset(UnsafeOrderedFlagLast.class.getDeclaredField("box"));
        UnsafeOrderedFlagLast shared = new UnsafeOrderedFlagLast();
        new Thread(() -> {
            int[] fresh = new int[1];
            fresh[0] = 42;
            unsafe.putOrderedObject(shared, offset, fresh);
        }).start();
        int[] seen = shared.box;
        assert seen == null || seen[0] == 42;
    }
}

// allocateMemory gives each thread a block of its own: blocks in use do not overlap.
//@ flags: --property no-race
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class OffHeapOwnBlocks {
    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        Runnable work = () -> {
            long own = unsafe.allocateMemory(16);
            unsafe.setMemory(own, 16, (byte) 0);
            unsafe.putLong(own, unsafe.getLong(own) + 1);
            unsafe.copyMemory(own, own + 8, 8);
            assert unsafe.getLong(own + 8) == 1;
            unsafe.freeMemory(own);
        };
        new Thread(work).start();
        work.run();
    }
}

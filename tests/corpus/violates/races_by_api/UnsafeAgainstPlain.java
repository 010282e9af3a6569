// `Unsafe.putOrderedInt` on one side, a plain read on the other: a race on the field.
//@ kinds: race
//@ flags: --property no-race
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeAgainstPlain {
    int value;

    public static void main(String[] args) throws Exception {
        Field theUnsafe = Unsafe.class.getDeclaredField("theUnsafe");
        theUnsafe.setAccessible(true);
        Unsafe unsafe = (Unsafe) theUnsafe.get(null);
        long offset = unsafe.objectFieldOffset(UnsafeAgainstPlain.class.getDeclaredField("value"));
        UnsafeAgainstPlain shared = new UnsafeAgainstPlain();
        new Thread(() -> unsafe.compareAndSwapInt(shared, offset, 0, 1)).start();
        int seen = shared.value; //~ race
        assert seen == 0 || seen == 1;
    }
}

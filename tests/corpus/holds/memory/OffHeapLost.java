// Three threads add one each to a word outside the heap, without a lock: one, two or all three additions count.
//@ output: 1
//@ output: 2
//@ output: 3
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class OffHeapLost {
    static Unsafe unsafe() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    public static void main(String[] args) throws Exception {
        Unsafe unsafe = unsafe();
        long address = unsafe.allocateMemory(4);
        unsafe.putInt(address, 0);
        Runnable increment = () -> unsafe.putInt(address, unsafe.getInt(address) + 1);
        Thread one = new Thread(increment);
        Thread two = new Thread(increment);
        one.start();
        two.start();
        increment.run();
        one.join();
        two.join();
        System.out.println(unsafe.getInt(address));
        unsafe.freeMemory(address);
    }
}

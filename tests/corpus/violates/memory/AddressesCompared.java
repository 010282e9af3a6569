// Two threads allocate memory, and nothing says which of them comes first. Addresses are handed out in order, so either
// block may have the lower one. The program has the addresses as numbers: here they are part of what it knows.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class AddressesCompared {
    static volatile long one, other;

    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        Thread first = new Thread(() -> one = unsafe.allocateMemory(16));
        Thread second = new Thread(() -> other = unsafe.allocateMemory(16));
        first.start();
        second.start();
        first.join();
        second.join();
        assert one < other; //~ assertion-failure
    }
}

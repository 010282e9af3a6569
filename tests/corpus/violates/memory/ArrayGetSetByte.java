// Array.getInt of a byte[] widens what it reads (JLS 5.1.2). The lost update shows as a division by zero:
// two increments make 2, a lost one makes 1.
//@ kinds: uncaught
import java.lang.reflect.Array;

public class ArrayGetSetByte {
    static final byte[] cells = new byte[1];

    static void increment() {
        Array.setByte(cells, 0, (byte) (Array.getInt(cells, 0) + 1));
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ArrayGetSetByte::increment);
        other.start();
        increment();
        other.join();
        int share = 100 / (cells[0] - 1); //~ uncaught
    }
}

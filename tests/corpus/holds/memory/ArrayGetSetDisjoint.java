// Each thread has an element of its own. Neighbouring bytes do not disturb each other (JLS 17.6).
//@ flags: --property no-race
import java.lang.reflect.Array;

public class ArrayGetSetDisjoint {
    static final byte[] cells = new byte[2];

    static void increment(int index) {
        Array.setByte(cells, index, (byte) (Array.getByte(cells, index) + 1));
        Array.setByte(cells, index, (byte) (Array.getByte(cells, index) + 1));
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> increment(1));
        other.start();
        increment(0);
        other.join();
        assert cells[0] == 2 && cells[1] == 2;
    }
}

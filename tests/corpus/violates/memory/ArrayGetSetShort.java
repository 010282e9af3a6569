// One thread increments an element by reflection, the other by bytecode. Both mean the same variable, so
// an increment may be lost.
//@ kinds: assertion-failure
import java.lang.reflect.Array;

public class ArrayGetSetShort {
    static final short[] cells = new short[2];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> cells[1]++);
        other.start();
        Array.setShort(cells, 1, (short) (Array.getShort(cells, 1) + 1));
        other.join();
        assert cells[1] == 2; //~ assertion-failure
    }
}

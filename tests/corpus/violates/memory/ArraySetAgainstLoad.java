// The write by Array.set races with a read by bytecode: an element is the same variable however it is reached.
//@ kinds: race
//@ flags: --property no-race
import java.lang.reflect.Array;

public class ArraySetAgainstLoad {
    static final Object[] cells = new Object[1];

    public static void main(String[] args) {
        new Thread(() -> {
            Array.set(cells, 0, "x"); //~ race
        }).start();
        Object seen = cells[0]; //~ race
    }
}

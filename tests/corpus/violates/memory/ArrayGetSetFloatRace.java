// Array.setFloat writes the element and Array.getFloat reads it, with no order between the two threads.
//@ kinds: race
//@ flags: --property no-race
import java.lang.reflect.Array;

public class ArrayGetSetFloatRace {
    static final float[] cells = new float[1];

    public static void main(String[] args) {
        new Thread(() -> {
            Array.setFloat(cells, 0, 1.5f); //~ race
        }).start();
        float seen = Array.getFloat(cells, 0); //~ race
    }
}

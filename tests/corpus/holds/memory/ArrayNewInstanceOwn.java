// Each thread makes an array by Array.newInstance that nobody else has.
//@ flags: --property no-race
import java.lang.reflect.Array;

public class ArrayNewInstanceOwn {
    static void work() {
        Object own = Array.newInstance(int.class, 1);
        Array.setInt(own, 0, Array.getInt(own, 0) + 1);
        assert Array.getInt(own, 0) == 1;
    }

    public static void main(String[] args) {
        new Thread(ArrayNewInstanceOwn::work).start();
        work();
    }
}

// One thread doubles an element by reflection, the other adds one: in either order, or one of the two is lost.
//@ output: 2.0
//@ output: 3.0
//@ output: 4.0
import java.lang.reflect.Array;

public class ArrayGetSetDoubleLost {
    static final double[] cells = {1};

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> Array.setDouble(cells, 0, Array.getDouble(cells, 0) * 2));
        other.start();
        Array.setDouble(cells, 0, Array.getDouble(cells, 0) + 1);
        other.join();
        System.out.println(cells[0]);
    }
}

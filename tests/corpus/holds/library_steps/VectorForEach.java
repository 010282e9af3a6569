// `forEach` of a Vector is one synchronized method: nobody adds in between.
import java.util.List;
import java.util.Vector;

public class VectorForEach {
    static int sum;

    public static void main(String[] args) {
        Vector<Integer> vector = new Vector<>(List.of(1));
        new Thread(() -> vector.add(2)).start();
        vector.forEach(value -> sum += value);
        assert sum == 1 || sum == 3;
    }
}

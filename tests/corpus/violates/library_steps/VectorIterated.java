// Each method of a Vector is synchronized, but not the loop: ConcurrentModificationException.
//@ kinds: uncaught
import java.util.List;
import java.util.Vector;

public class VectorIterated {
    public static void main(String[] args) {
        Vector<Integer> vector = new Vector<>(List.of(1));
        new Thread(() -> vector.add(2)).start();
        int sum = 0;
        for (int value : vector) { //~ uncaught
            sum += value;
        }
    }
}

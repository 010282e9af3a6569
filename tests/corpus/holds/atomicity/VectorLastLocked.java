// size and get under the Vector's monitor belong together.
import java.util.List;
import java.util.Vector;

public class VectorLastLocked {
    static final Vector<Integer> vector = new Vector<>(List.of(1, 2));

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> vector.remove(1));
        other.start();
        int value;
        synchronized (vector) {
            value = vector.get(vector.size() - 1);
        }
        other.join();
        assert value == 1 || value == 2;
    }
}

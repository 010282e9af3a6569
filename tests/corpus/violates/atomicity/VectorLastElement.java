// size and get of a Vector are two steps; a remove in between makes the index invalid.
//@ kinds: uncaught
import java.util.List;
import java.util.Vector;

public class VectorLastElement {
    static final Vector<Integer> vector = new Vector<>(List.of(1, 2));

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> vector.remove(1));
        other.start();
        int last = vector.size() - 1;
        vector.get(last); //~ uncaught
        other.join();
    }
}

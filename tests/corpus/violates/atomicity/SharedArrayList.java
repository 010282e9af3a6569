// ArrayList.add reads the array, then the size. If the other thread grows the array in between, the index
// lies outside the old, empty array.
//@ kinds: uncaught
import java.util.ArrayList;

public class SharedArrayList {
    static final ArrayList<Integer> list = new ArrayList<>();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> list.add(1));
        other.start();
        list.add(2); //~ uncaught
        other.join();
    }
}

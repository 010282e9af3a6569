// The iterator of a CopyOnWriteArrayList walks the array of the moment it was made.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteIterate {
    static final List<Integer> list = new CopyOnWriteArrayList<>(new Integer[] {1});

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> list.add(2));
        other.start();
        int sum = 0;
        for (int value : list) {
            sum += value;
        }
        other.join();
        assert sum == 1 || sum == 3;
        assert list.size() == 2;
    }
}

// The loop is under the list's lock.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListLocked {
    public static void main(String[] args) {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        new Thread(() -> list.add(2)).start();
        int sum = 0;
        synchronized (list) {
            for (int value : list) {
                sum += value;
            }
        }
        assert sum == 1 || sum == 3;
    }
}

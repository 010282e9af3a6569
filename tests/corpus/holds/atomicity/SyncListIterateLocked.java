// Iterating with the monitor held: the add comes wholly before or wholly after.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SyncListIterateLocked {
    static final List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1)));

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> list.add(2));
        other.start();
        int sum = 0;
        synchronized (list) {
            for (int value : list) {
                sum += value;
            }
        }
        other.join();
        assert sum == 1 || sum == 3;
    }
}

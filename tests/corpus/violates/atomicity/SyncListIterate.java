// Iterating over a synchronized list needs its monitor; without it an add in between makes the
// fail-fast iterator throw ConcurrentModificationException.
//@ kinds: uncaught
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SyncListIterate {
    static final List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1)));

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> list.add(2));
        other.start();
        int sum = 0;
        for (int value : list) { //~ uncaught
            sum += value;
        }
        other.join();
    }
}

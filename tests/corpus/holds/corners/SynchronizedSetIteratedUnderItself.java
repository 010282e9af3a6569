// Iterated under the set's own monitor, as the documentation asks.
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class SynchronizedSetIteratedUnderItself {
    public static void main(String[] args) throws Exception {
        Set<Integer> set = Collections.synchronizedSet(new HashSet<>(List.of(1, 2)));
        Thread other = new Thread(() -> set.add(3));
        other.start();
        int sum = 0;
        synchronized (set) { for (int x : set) sum += x; }
        other.join();
        if (sum != 3 && sum != 6) throw new AssertionError(sum);
    }
}

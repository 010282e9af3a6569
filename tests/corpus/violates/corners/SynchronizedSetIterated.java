// The set is synchronized, its iteration is not.
//@ kinds: uncaught
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class SynchronizedSetIterated {
    public static void main(String[] args) throws Exception {
        Set<Integer> set = Collections.synchronizedSet(new HashSet<>(List.of(1, 2)));
        Thread other = new Thread(() -> set.add(3));
        other.start();
        int sum = 0;
        for (int x : set) sum += x; //~ uncaught
        other.join();
    }
}

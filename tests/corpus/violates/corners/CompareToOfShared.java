// Sorting with a comparator over what changes: an inconsistent order, here with a message of its own.
//@ kinds: uncaught
import java.util.TreeSet;

public class CompareToOfShared {
    static volatile int sign = 1;
    public static void main(String[] args) throws Exception {
        TreeSet<Integer> set = new TreeSet<>((a, b) -> sign * Integer.compare(a, b));
        Thread other = new Thread(() -> sign = -1);
        set.add(1); set.add(2); set.add(3);
        other.start();
        if (!set.contains(1)) throw new IllegalStateException("lost"); //~ uncaught
        other.join();
    }
}

// An iterator of a copy-on-write list sees the list as it was: 1 or 3, never fails.
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteIteratorStale {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new CopyOnWriteArrayList<>(List.of(1));
        Iterator<Integer> it = list.iterator();
        Thread other = new Thread(() -> list.add(2));
        other.start();
        int sum = 0;
        while (it.hasNext()) sum += it.next();
        other.join();
        if (sum != 1) throw new AssertionError(sum);
    }
}

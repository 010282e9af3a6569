// An iterator of a copy-on-write list walks the array that was there when it was made, whatever is added or removed.
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteSnapshot {
    public static void main(String[] args) {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
        new Thread(() -> {
            list.remove(0);
            list.add(3);
        }).start();
        Iterator<Integer> iterator = list.iterator();
        int sum = 0;
        int count = 0;
        while (iterator.hasNext()) {
            sum += iterator.next();
            count++;
        }
        assert count == 2 && sum == 3 || count == 1 && sum == 2 || count == 2 && sum == 5;
    }
}

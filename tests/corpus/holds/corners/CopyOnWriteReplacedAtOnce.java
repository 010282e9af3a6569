// `replaceAll` of a CopyOnWriteArrayList makes a new array: an iteration sees all old elements or all new ones.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteReplacedAtOnce {
    public static void main(String[] args) throws InterruptedException {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
        Thread writer = new Thread(() -> list.replaceAll(element -> -element));
        writer.start();
        int sum = 0;
        for (int element : list) {
            sum += element;
        }
        writer.join();
        assert sum == 3 || sum == -3;
    }
}

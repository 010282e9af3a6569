// `addIfAbsent` looks and adds in one step.
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteAddIfAbsent {
    public static void main(String[] args) throws InterruptedException {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        Thread other = new Thread(() -> list.addIfAbsent(1));
        other.start();
        list.addIfAbsent(1);
        other.join();
        assert list.size() == 1;
    }
}

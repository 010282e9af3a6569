// `contains` and `add` are two operations: both threads find nothing, and there are two.
//@ kinds: assertion-failure
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteContainsThenAdd {
    static void addOnce(CopyOnWriteArrayList<Integer> list) {
        if (!list.contains(1)) {
            list.add(1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        Thread other = new Thread(() -> addOnce(list));
        other.start();
        addOnce(list);
        other.join();
        assert list.size() == 1; //~ assertion-failure
    }
}

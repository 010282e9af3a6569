// `firstKey` and `lastKey` are two questions: another thread moves the only key in between, and the first is above the last.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentSkipListSet;

public class SkipListFirstAndLast {
    public static void main(String[] args) {
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
        set.add(2);
        new Thread(() -> {
            set.add(1);
            set.remove(2);
        }).start();
        int first = set.first();
        int last = set.last();
        assert first <= last; //~ assertion-failure
    }
}

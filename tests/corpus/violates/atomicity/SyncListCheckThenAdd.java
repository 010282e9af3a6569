// contains and add are synchronized one by one: the element may be added twice.
//@ kinds: assertion-failure
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SyncListCheckThenAdd {
    static final List<Integer> list = Collections.synchronizedList(new ArrayList<>());

    static void addOnce() {
        if (!list.contains(1)) {
            list.add(1);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SyncListCheckThenAdd::addOnce);
        other.start();
        addOnce();
        other.join();
        assert list.size() == 1; //~ assertion-failure
    }
}

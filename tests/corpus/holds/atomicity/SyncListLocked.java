// The client holds the list's own monitor over the whole check-then-act.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SyncListLocked {
    static final List<Integer> list = Collections.synchronizedList(new ArrayList<>());

    static void addOnce() {
        synchronized (list) {
            if (!list.contains(1)) {
                list.add(1);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SyncListLocked::addOnce);
        other.start();
        addOnce();
        other.join();
        assert list.size() == 1;
    }
}

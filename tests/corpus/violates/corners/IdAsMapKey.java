// Thread ids are keys of a sorted map: whose comes first depends on who was made first.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentSkipListMap;

public class IdAsMapKey {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Long, String> seen = new ConcurrentSkipListMap<>();
        Runnable outer = () -> {
            Thread inner = new Thread(() -> {});
            seen.put(inner.getId(), Thread.currentThread().getName());
        };
        Thread a = new Thread(outer, "a");
        Thread b = new Thread(outer, "b");
        a.start(); b.start(); a.join(); b.join();
        assert seen.firstEntry().getValue().equals("a"); //~ assertion-failure
    }
}

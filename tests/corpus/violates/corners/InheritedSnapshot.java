// An inheritable thread-local variable refers to one list for parent and child.
//@ kinds: assertion-failure
import java.util.ArrayList;
import java.util.List;

public class InheritedSnapshot {
    static final InheritableThreadLocal<List<Integer>> items = new InheritableThreadLocal<>();
    public static void main(String[] args) throws Exception {
        items.set(new ArrayList<>());
        Thread t = new Thread(() -> items.get().add(1));
        t.start();
        int size = items.get().size();
        assert size == 0; //~ assertion-failure
        t.join();
    }
}

// An entry is put into a tree and removed by two threads without end. At most the other one is inside when somebody comes in.
//@ note: no run ends
import java.util.*;

public class TreeInALoop {
    static int users;
    static final TreeMap<String, Integer> tree = new TreeMap<>(Map.of("a", 1, "c", 3));

    static void use() {
        synchronized (TreeInALoop.class) {
            assert users < 2;
            users++;
        }
        synchronized (tree) {
            tree.put("b", 2);
            tree.remove("b");
        }
        synchronized (TreeInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(TreeInALoop::work).start();
        work();
    }
}

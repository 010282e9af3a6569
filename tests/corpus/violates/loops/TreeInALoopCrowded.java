// An entry is put into a tree and removed by two threads without end. Nothing keeps the second one out while the first is inside.
//@ kinds: assertion-failure
import java.util.*;

public class TreeInALoopCrowded {
    static int users;
    static final TreeMap<String, Integer> tree = new TreeMap<>(Map.of("a", 1, "c", 3));

    static void use() {
        synchronized (TreeInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        synchronized (tree) {
            tree.put("b", 2);
            tree.remove("b");
        }
        synchronized (TreeInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(TreeInALoopCrowded::work).start();
        work();
    }
}

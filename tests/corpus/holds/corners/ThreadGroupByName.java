// Threads with given names: which of them exists does not depend on the schedule.
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class ThreadGroupByName {
    public static void main(String[] args) throws Exception {
        Set<String> names = ConcurrentHashMap.newKeySet();
        Thread a = new Thread(() -> names.add(Thread.currentThread().getName()), "a");
        Thread b = new Thread(() -> names.add(Thread.currentThread().getName()), "b");
        a.start(); b.start(); a.join(); b.join();
        if (!names.equals(Set.of("a", "b"))) throw new AssertionError(names);
    }
}

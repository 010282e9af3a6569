// An iterator of a sublist notices a change of the list that was taken back.
// The other thread leaves the collection as it was, again and again, but for the count of its changes.
//@ kinds: uncaught
import java.util.*;

public class ChangeUnderSubListIterator {
    static final Object lock = new Object();
    static final List<Integer> list = new ArrayList<>(List.of(1, 2));

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            while (true) {
                synchronized (lock) {
                    list.add(3);
                    list.remove(2);
                }
            }
        });
        Iterator<Integer> it = list.subList(0, 2).iterator();
        synchronized (lock) {
            other.start();
        }
        synchronized (lock) {
            it.next(); //~ uncaught
        }
    }
}

// A sublist notices a change of its list that was taken back.
// The other thread leaves the collection as it was, again and again, but for the count of its changes.
//@ kinds: uncaught
import java.util.*;

public class ChangeUnderSubList {
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
        List<Integer> part = list.subList(0, 1);
        synchronized (lock) {
            other.start();
        }
        synchronized (lock) {
            part.get(0); //~ uncaught
        }
    }
}

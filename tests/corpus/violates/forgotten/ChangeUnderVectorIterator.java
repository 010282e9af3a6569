// An iterator of Vector notices a change that was taken back.
// The other thread leaves the collection as it was, again and again, but for the count of its changes.
//@ kinds: uncaught
import java.util.*;

public class ChangeUnderVectorIterator {
    static final Object lock = new Object();
    static final List<Integer> list = new Vector<>(List.of(1, 2));

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            while (true) {
                synchronized (lock) {
                    list.add(3);
                    list.remove(2);
                }
            }
        });
        Iterator<Integer> it = list.iterator();
        synchronized (lock) {
            other.start();
        }
        synchronized (lock) {
            it.next(); //~ uncaught
        }
    }
}

// An iterator of PriorityQueue notices a change that was taken back.
// The other thread leaves the collection as it was, again and again, but for the count of its changes.
//@ kinds: uncaught
import java.util.*;

public class ChangeUnderPriorityQueueIterator {
    static final Object lock = new Object();
    static final PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(1, 2));

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            while (true) {
                synchronized (lock) {
                    queue.add(3);
                    queue.remove(3);
                }
            }
        });
        Iterator<Integer> it = queue.iterator();
        synchronized (lock) {
            other.start();
        }
        synchronized (lock) {
            it.next(); //~ uncaught
        }
    }
}

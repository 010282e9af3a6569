// A spliterator that has begun notices a change that was taken back.
// The other thread leaves the collection as it was, again and again, but for the count of its changes.
//@ kinds: uncaught
import java.util.*;

public class ChangeUnderSpliterator {
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
        Spliterator<Integer> rest = list.spliterator();
        rest.tryAdvance(x -> { });
        synchronized (lock) {
            other.start();
        }
        synchronized (lock) {
            rest.tryAdvance(x -> { }); //~ uncaught
        }
    }
}

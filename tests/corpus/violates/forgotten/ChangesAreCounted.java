// A subclass of the program may look at the count itself.
//@ kinds: assertion-failure
import java.util.*;

public class ChangesAreCounted {
    static class Counting extends ArrayList<Integer> {
        int changes() {
            return modCount;
        }
    }

    static final Counting list = new Counting();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (list) {
                list.add(1);
                list.remove(0);
            }
        });
        other.start();
        boolean changed;
        synchronized (list) {
            changed = list.changes() > 0;
        }
        other.join();
        assert !changed; //~ assertion-failure
    }
}

// Two threads append to a LinkedList without a lock. An element is lost, or the size says two and the
// links give one: then the iterator, which goes by the size, runs off their end.
//@ kinds: assertion-failure uncaught
import java.util.LinkedList;

public class LinkedListAdd {
    public static void main(String[] args) throws Exception {
        LinkedList<Integer> list = new LinkedList<>();
        Thread other = new Thread(() -> list.add(1));
        other.start();
        list.add(2);
        other.join();
        int count = 0;
        for (java.util.Iterator<Integer> i = list.iterator(); i.hasNext() && count < 3; i.next()) {
            count++;
        }
        assert list.size() == 2 && list.getLast() != null && count == 2; //~ assertion-failure
    }
}

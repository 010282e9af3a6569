// A priority queue without a lock loses an element.
//@ kinds: assertion-failure
import java.util.PriorityQueue;

public class PriorityQueueShared {
    public static void main(String[] args) throws Exception {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        Thread t = new Thread(() -> q.add(1));
        t.start();
        q.add(2);
        t.join();
        assert q.size() == 2; //~ assertion-failure
    }
}

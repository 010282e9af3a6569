// `size` of a ConcurrentLinkedQueue walks the elements (javadoc: "not a constant-time operation", inaccurate if others
// change the queue): an element that is moved from the front to the back is counted twice, or not at all.
//@ kinds: assertion-failure
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class LinkedQueueSizeWalks {
    public static void main(String[] args) {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
        new Thread(() -> {
            queue.add(3);
            queue.poll();
        }).start();
        int size = queue.size();
        assert size == 2; //~ assertion-failure
    }
}

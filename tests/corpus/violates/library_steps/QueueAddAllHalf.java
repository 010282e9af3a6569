// `addAll` of a blocking queue adds one element after the other (javadoc of BlockingQueue: bulk operations "are not
// necessarily performed atomically").
//@ kinds: assertion-failure
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;

public class QueueAddAllHalf {
    public static void main(String[] args) {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        new Thread(() -> queue.addAll(List.of(1, 2))).start();
        assert queue.size() != 1; //~ assertion-failure
    }
}

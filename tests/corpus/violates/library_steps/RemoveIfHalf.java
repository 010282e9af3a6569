// `removeIf` of a concurrent queue tests and removes element after element: another thread sees the first gone and the
// second still there.
//@ kinds: assertion-failure
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class RemoveIfHalf {
    public static void main(String[] args) {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
        new Thread(() -> queue.removeIf(value -> value > 0)).start();
        boolean first = queue.contains(1);
        boolean second = queue.contains(2);
        assert first || !second; //~ assertion-failure
    }
}

// The mirror image: `pollLast` against `addLast` and `peekFirst`.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequePollBothEnds {
    static Integer polled;

    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        deque.add(1);
        Thread other = new Thread(() -> polled = deque.pollLast());
        other.start();
        deque.addLast(0);
        Integer first = deque.peekFirst();
        other.join();
        assert polled == 0 || first == 0; //~ assertion-failure
    }
}

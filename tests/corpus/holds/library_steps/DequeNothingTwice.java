// ConcurrentLinkedDeque gives each element to one taker: two polls of two threads never get the same one.
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequeNothingTwice {
    static Integer polled;

    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        deque.add(1);
        deque.add(2);
        Thread other = new Thread(() -> polled = deque.pollFirst());
        other.start();
        Integer mine = deque.pollLast();
        other.join();
        assert mine + polled == 3;
    }
}

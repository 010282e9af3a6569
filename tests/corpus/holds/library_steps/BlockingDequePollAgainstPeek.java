// LinkedBlockingDeque works under one lock: the same operations are those of some order of whole ones, and in none of them
// both threads get 1.
import java.util.concurrent.LinkedBlockingDeque;

public class BlockingDequePollAgainstPeek {
    static Integer polled;

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
        deque.add(1);
        Thread other = new Thread(() -> polled = deque.pollFirst());
        other.start();
        deque.addFirst(0);
        Integer last = deque.peekLast();
        other.join();
        assert polled == 0 || last == 0;
    }
}

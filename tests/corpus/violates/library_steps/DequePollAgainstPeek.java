// ConcurrentLinkedDeque: `pollFirst` finds its element first, and takes it a moment later. If another thread puts one
// before it meanwhile, it takes what is then the last one, which that thread has just seen there. In no order of whole
// operations do both get 1 (seen on java).
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequePollAgainstPeek {
    static Integer polled;

    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        deque.add(1);
        Thread other = new Thread(() -> polled = deque.pollFirst());
        other.start();
        deque.addFirst(0);
        Integer last = deque.peekLast();
        other.join();
        assert polled == 0 || last == 0; //~ assertion-failure
    }
}

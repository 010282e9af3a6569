// The queue lock of Mellor-Crummey and Scott: each thread spins on its own node.
import java.util.concurrent.atomic.AtomicReference;

public class QueueLock {
    static class Node {
        volatile boolean locked;
        volatile Node next;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>();
    static int count;

    static void enter() {
        Node mine = new Node();
        Node before = tail.getAndSet(mine);
        if (before != null) {
            mine.locked = true;
            before.next = mine;
            while (mine.locked) {
                Thread.onSpinWait();
            }
        }
        count++;
        if (mine.next == null) {
            if (tail.compareAndSet(mine, null)) {
                return;
            }
            while (mine.next == null) {
                Thread.onSpinWait();
            }
        }
        mine.next.locked = false;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(QueueLock::enter);
        other.start();
        enter();
        other.join();
        assert count == 2;
    }
}

// The same recycling with a stamp beside the head: a head that was away and is back has another stamp.
//@ unreduced: no
import java.util.concurrent.atomic.AtomicStampedReference;

public class TreiberStamped {
    static class Node {
        volatile Node next;
    }

    static final AtomicStampedReference<Node> head = new AtomicStampedReference<>(null, 0);
    static volatile Node owned;

    static void push(Node node) {
        int[] stamp = new int[1];
        do {
            node.next = head.get(stamp);
        } while (!head.compareAndSet(node.next, node, stamp[0], stamp[0] + 1));
    }

    static Node pop() {
        int[] stamp = new int[1];
        while (true) {
            Node seen = head.get(stamp);
            if (seen == null || head.compareAndSet(seen, seen.next, stamp[0], stamp[0] + 1)) {
                return seen;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        push(new Node());
        push(new Node());
        Thread other = new Thread(() -> {
            Node first = pop();
            owned = pop();
            if (first != null) {
                push(first);
            }
        });
        other.start();
        pop();
        other.join();
        assert owned == null || head.getReference() != owned;
    }
}

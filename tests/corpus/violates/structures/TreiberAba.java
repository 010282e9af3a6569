// Recycled nodes: main reads head a and its next b; the other thread pops a and b and pushes a back. main's
// compare-and-set succeeds, since the head is a again, and makes b the head, which the other thread owns.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicReference;

public class TreiberAba {
    static class Node {
        volatile Node next;
    }

    static final AtomicReference<Node> head = new AtomicReference<>();
    static volatile Node owned;

    static void push(Node node) {
        do {
            node.next = head.get();
        } while (!head.compareAndSet(node.next, node));
    }

    static Node pop() {
        while (true) {
            Node seen = head.get();
            if (seen == null || head.compareAndSet(seen, seen.next)) {
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
        assert owned == null || head.get() != owned; //~ assertion-failure
    }
}

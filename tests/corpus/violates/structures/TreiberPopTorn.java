// pop reads the head and sets it in two steps: both threads may get the same element.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicReference;

public class TreiberPopTorn {
    record Node(int value, Node next) {
    }

    static final AtomicReference<Node> head = new AtomicReference<>(new Node(1, new Node(2, null)));
    static volatile int his;

    static int pop() {
        Node seen = head.get();
        head.set(seen.next());
        return seen.value();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> his = pop());
        other.start();
        int mine = pop();
        other.join();
        assert mine != his; //~ assertion-failure
    }
}

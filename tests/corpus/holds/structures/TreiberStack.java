// Treiber's stack: each thread pushes and pops once. There are never more pops than pushes, so no pop finds
// it empty, and the two pops give different elements.
import java.util.concurrent.atomic.AtomicReference;

public class TreiberStack {
    record Node(int value, Node next) {
    }

    static final AtomicReference<Node> head = new AtomicReference<>();
    static volatile int his;

    static void push(int value) {
        Node seen;
        do {
            seen = head.get();
        } while (!head.compareAndSet(seen, new Node(value, seen)));
    }

    static int pop() {
        Node seen;
        do {
            seen = head.get();
        } while (!head.compareAndSet(seen, seen.next()));
        return seen.value();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            push(1);
            his = pop();
        });
        other.start();
        push(2);
        int mine = pop();
        other.join();
        assert mine + his == 3;
        assert head.get() == null;
    }
}

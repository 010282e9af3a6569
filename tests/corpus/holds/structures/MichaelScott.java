// The queue of Michael and Scott: two threads enqueue at once, nothing is lost.
import java.util.concurrent.atomic.AtomicReference;

public class MichaelScott {
    static class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) {
            this.value = value;
        }
    }

    static final AtomicReference<Node> head = new AtomicReference<>(new Node(0));
    static final AtomicReference<Node> tail = new AtomicReference<>(head.get());

    static void enqueue(int value) {
        Node node = new Node(value);
        while (true) {
            Node last = tail.get();
            Node next = last.next.get();
            if (next != null) {
                tail.compareAndSet(last, next);
            } else if (last.next.compareAndSet(null, node)) {
                tail.compareAndSet(last, node);
                return;
            }
        }
    }

    static int dequeue() {
        while (true) {
            Node first = head.get();
            Node last = tail.get();
            Node next = first.next.get();
            if (next == null) {
                return 0;
            }
            if (first == last) {
                tail.compareAndSet(last, next);
            } else if (head.compareAndSet(first, next)) {
                return next.value;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> enqueue(1));
        other.start();
        enqueue(2);
        other.join();
        int sum = dequeue() + dequeue();
        int none = dequeue();
        assert sum == 3 && none == 0;
    }
}

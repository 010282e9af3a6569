// Michael and Scott's queue: each thread adds one.
//@ sizes: 2 3
import java.util.concurrent.atomic.AtomicReference;

public class LockFreeQueue {
    static class Node {
        final AtomicReference<Node> next = new AtomicReference<>();
    }

    static final Node head = new Node();
    static final AtomicReference<Node> tail = new AtomicReference<>(head);

    static void add() {
        Node node = new Node();
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

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) (threads[i] = new Thread(LockFreeQueue::add)).start();
        for (Thread thread : threads) thread.join();
        int count = 0;
        for (Node node = head.next.get(); node != null; node = node.next.get()) count++;
        assert count == n;
    }
}

// Treiber's stack: each thread pushes and pops.
//@ sizes: 2 3
import java.util.concurrent.atomic.AtomicReference;

public class LockFreeStack {
    record Node(int value, Node next) {}

    static final AtomicReference<Node> top = new AtomicReference<>();

    static void push(int value) {
        Node old;
        do old = top.get(); while (!top.compareAndSet(old, new Node(value, old)));
    }

    static int pop() {
        Node old;
        do old = top.get(); while (!top.compareAndSet(old, old.next()));
        return old.value();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            int id = i;
            (threads[i] = new Thread(() -> {
                push(id);
                pop();
            })).start();
        }
        for (Thread thread : threads) thread.join();
        assert top.get() == null;
    }
}

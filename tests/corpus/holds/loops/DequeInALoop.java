// A deque of three elements is rotated by two threads without end. At most the other one is inside when somebody comes in.
// Its array has seventeen places for the head.
//@ note: no run ends
import java.util.*;

public class DequeInALoop {
    static int users;
    static final Deque<String> deque = new ArrayDeque<>(List.of("a", "b", "c"));

    static void use() {
        synchronized (DequeInALoop.class) {
            assert users < 2;
            users++;
        }
        synchronized (deque) {
            deque.addLast(deque.removeFirst());
        }
        synchronized (DequeInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(DequeInALoop::work).start();
        work();
    }
}

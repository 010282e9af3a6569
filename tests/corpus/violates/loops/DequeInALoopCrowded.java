// A deque of three elements is rotated by two threads without end. Nothing keeps the second one out while the first is inside.
// Its array has seventeen places for the head.
//@ kinds: assertion-failure
import java.util.*;

public class DequeInALoopCrowded {
    static int users;
    static final Deque<String> deque = new ArrayDeque<>(List.of("a", "b", "c"));

    static void use() {
        synchronized (DequeInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        synchronized (deque) {
            deque.addLast(deque.removeFirst());
        }
        synchronized (DequeInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(DequeInALoopCrowded::work).start();
        work();
    }
}

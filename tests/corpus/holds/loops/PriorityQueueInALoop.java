// A task is put into a queue by priority and taken out by two threads without end. At most the other one is inside when somebody comes in.
//@ note: no run ends
import java.util.*;

public class PriorityQueueInALoop {
    static int users;
    static final PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(5, 3));

    static void use() {
        synchronized (PriorityQueueInALoop.class) {
            assert users < 2;
            users++;
        }
        synchronized (queue) {
            queue.add(4);
            assert queue.poll() <= 4;
            if (queue.size() < 2) {
                queue.add(5);
            }
            queue.removeIf(task -> task == 4);
            if (queue.isEmpty()) {
                queue.add(3);
            }
        }
        synchronized (PriorityQueueInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(PriorityQueueInALoop::work).start();
        work();
    }
}

// A task is put into a queue by priority and taken out by two threads without end. Nothing keeps the second one out while the first is inside.
//@ kinds: assertion-failure
import java.util.*;

public class PriorityQueueInALoopCrowded {
    static int users;
    static final PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(5, 3));

    static void use() {
        synchronized (PriorityQueueInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
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
        synchronized (PriorityQueueInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(PriorityQueueInALoopCrowded::work).start();
        work();
    }
}

// An element goes through a bounded queue by two threads without end. Nothing keeps the second one out while the first is inside.
// It has two places for the next element.
//@ kinds: assertion-failure
import java.util.concurrent.*;

public class QueueInALoopCrowded {
    static int users;
    static final BlockingQueue<String> queue = new ArrayBlockingQueue<>(2);

    static void use() throws InterruptedException {
        synchronized (QueueInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        queue.put("element");
        queue.take();
        synchronized (QueueInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            try {
                use();
            } catch (InterruptedException nobodyDoesThat) {
                return;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(QueueInALoopCrowded::work).start();
        work();
    }
}

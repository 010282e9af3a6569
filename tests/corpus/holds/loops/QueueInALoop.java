// An element goes through a bounded queue by two threads without end. At most the other one is inside when somebody comes in.
// It has two places for the next element.
//@ note: no run ends
import java.util.concurrent.*;

public class QueueInALoop {
    static int users;
    static final BlockingQueue<String> queue = new ArrayBlockingQueue<>(2);

    static void use() throws InterruptedException {
        synchronized (QueueInALoop.class) {
            assert users < 2;
            users++;
        }
        queue.put("element");
        queue.take();
        synchronized (QueueInALoop.class) {
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
        new Thread(QueueInALoop::work).start();
        work();
    }
}

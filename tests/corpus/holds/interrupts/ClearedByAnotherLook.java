// The worker looks at its flag in two places; whoever looks first clears it, and the take behind it is left alone: it gets
// its element.
import java.util.concurrent.ArrayBlockingQueue;

public class ClearedByAnotherLook {
    static int got;

    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread worker = new Thread(() -> {
            while (!Thread.interrupted()) {
                Thread.yield();
            }
            try {
                got = queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        worker.start();
        worker.interrupt();
        queue.put(7);
        worker.join();
        assert got == 7;
    }
}

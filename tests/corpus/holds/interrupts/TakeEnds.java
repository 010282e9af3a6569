// A take from an empty queue ends with InterruptedException, whenever the interrupt comes.
import java.util.concurrent.LinkedBlockingQueue;

public class TakeEnds {
    static volatile boolean threw;

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread taker = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                threw = !Thread.currentThread().isInterrupted();
            }
        });
        taker.start();
        taker.interrupt();
        taker.join();
        assert threw;
    }
}

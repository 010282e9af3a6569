// A pool-like worker takes from a queue; the interrupt that should end it becomes an uncaught exception.
//@ kinds: uncaught
import java.util.concurrent.LinkedBlockingQueue;

public class InterruptedTake {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread worker = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new RuntimeException(e); //~ uncaught
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}

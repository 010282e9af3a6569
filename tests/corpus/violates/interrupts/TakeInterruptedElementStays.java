// A taker is interrupted while an element is put: it throws, or it has taken the element. That the queue is always empty
// afterwards is wrong.
//@ kinds: assertion-failure
import java.util.concurrent.LinkedBlockingQueue;

public class TakeInterruptedElementStays {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread taker = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                // Given up.
            }
        });
        taker.start();
        taker.interrupt();
        queue.put(1);
        taker.join();
        assert queue.isEmpty(); //~ assertion-failure
    }
}

// A consumer takes an element although it was interrupted before there was one: take() looks for an interrupt before it
// locks the queue, and both the interrupt and the element may come in between.
//@ kinds: assertion-failure
import java.util.concurrent.LinkedBlockingQueue;

public class InterruptedYetTaken {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

    static class Consumer extends Thread {
        @Override
        public void run() {
            try {
                queue.take();
                assert !isInterrupted() : "it was interrupted first"; //~ assertion-failure
            } catch (InterruptedException e) {
                // As expected.
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Consumer consumer = new Consumer();
        consumer.start();
        consumer.interrupt();
        queue.put(1);
    }
}

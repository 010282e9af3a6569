// The same queue: if the taker waits already, the offer succeeds. That it never does is wrong as well.
//@ kinds: assertion-failure
import java.util.concurrent.SynchronousQueue;

public class OfferFindsTaker {
    public static void main(String[] args) {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread taker = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        taker.setDaemon(true);
        taker.start();
        assert !queue.offer(1); //~ assertion-failure
    }
}

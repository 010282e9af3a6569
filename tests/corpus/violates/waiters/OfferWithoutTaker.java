// `offer` to a SynchronousQueue succeeds only if another thread is waiting to take. The taker was started, but need not
// wait yet.
//@ kinds: assertion-failure
import java.util.concurrent.SynchronousQueue;

public class OfferWithoutTaker {
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
        assert queue.offer(1); //~ assertion-failure
    }
}

// Two threads take from a SynchronousQueue, which is not fair; the first element may go to either.
//@ kinds: assertion-failure
import java.util.concurrent.SynchronousQueue;

public class SynchronousQueueEitherTaker {
    static volatile int first;

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread one = new Thread(() -> {
            try {
                first = queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        Thread two = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        one.start();
        two.start();
        queue.put(1);
        queue.put(2);
        one.join();
        two.join();
        assert first == 1; //~ assertion-failure
    }
}

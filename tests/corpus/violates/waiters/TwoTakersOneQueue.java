// Two threads take from one queue. Which of them gets the first element depends on who began to wait first.
//@ kinds: assertion-failure
import java.util.concurrent.ArrayBlockingQueue;

public class TwoTakersOneQueue {
    static int first;

    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        Thread one = new Thread(() -> {
            try {
                first = queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        one.start();
        Thread two = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        two.start();
        queue.put(1);
        queue.put(2);
        one.join();
        two.join();
        assert first == 1; //~ assertion-failure
    }
}

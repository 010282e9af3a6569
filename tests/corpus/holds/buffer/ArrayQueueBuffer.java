// An ArrayBlockingQueue of capacity one keeps the order and loses nothing.
//@ unreduced: no
import java.util.concurrent.ArrayBlockingQueue;

public class ArrayQueueBuffer {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread producer = new Thread(() -> {
            try {
                queue.put(1);
                queue.put(2);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        int first = queue.take();
        int second = queue.take();
        assert first == 1 && second == 2;
    }
}

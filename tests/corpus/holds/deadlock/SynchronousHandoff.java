// One put meets one take.
//@ unreduced: no
import java.util.concurrent.SynchronousQueue;

public class SynchronousHandoff {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread producer = new Thread(() -> {
            try {
                queue.put(7);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        int got = queue.take();
        assert got == 7;
        producer.join();
    }
}

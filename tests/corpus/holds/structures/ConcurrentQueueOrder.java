// A ConcurrentLinkedQueue keeps each producer's order; the consumer polls what is there.
//@ unreduced: no
import java.util.concurrent.ConcurrentLinkedQueue;

public class ConcurrentQueueOrder {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        Thread producer = new Thread(() -> {
            queue.add(1);
            queue.add(2);
        });
        producer.start();
        Integer first = queue.poll();
        producer.join();
        Integer second = queue.poll();
        assert first == null ? second == 1 : first == 1 && second == 2;
    }
}

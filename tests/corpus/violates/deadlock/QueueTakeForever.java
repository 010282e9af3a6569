// The consumer takes two elements, the producer puts one.
//@ kinds: deadlock
import java.util.concurrent.LinkedBlockingQueue;

public class QueueTakeForever {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.offer(1)).start();
        int first = queue.take();
        assert first == 1;
        queue.take(); //~ deadlock
    }
}

// Two producers, one consumer, one LinkedBlockingQueue: both elements arrive, in one of two orders.
//@ unreduced: no
//@ output: 1 2
//@ output: 2 1
import java.util.concurrent.LinkedBlockingQueue;

public class LinkedQueueBuffer {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.add(1)).start();
        new Thread(() -> queue.add(2)).start();
        int first = queue.take();
        int second = queue.take();
        System.out.println(first + " " + second);
    }
}

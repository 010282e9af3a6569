// poll returns null when the queue is still empty.
//@ kinds: uncaught
import java.util.concurrent.LinkedBlockingQueue;

public class QueuePollNull {
    public static void main(String[] args) {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.offer(1)).start();
        int value = queue.poll(); //~ uncaught
    }
}

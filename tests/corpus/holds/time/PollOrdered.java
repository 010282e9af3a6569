// In ordered time the poll does not time out while the producer can still run.
//@ flags: --time=ordered
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollOrdered {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.offer(1)).start();
        int value = queue.poll(10, TimeUnit.SECONDS);
        assert value == 1;
    }
}

// One thread takes and waits, another polls without waiting: the poll may take the only element, and the taker waits for
// ever.
//@ kinds: deadlock
import java.util.concurrent.LinkedBlockingQueue;

public class TakerAgainstPoller {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        new Thread(queue::poll).start();
        queue.put(1);
    }
}

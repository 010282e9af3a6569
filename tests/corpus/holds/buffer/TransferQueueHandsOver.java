// transfer returns when the element was taken.
import java.util.concurrent.LinkedTransferQueue;

public class TransferQueueHandsOver {
    static volatile int taken;

    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread taker = new Thread(() -> {
            try {
                taken = queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        taker.start();
        queue.transfer(7);
        taker.join();
        assert taken == 7 && queue.isEmpty();
    }
}

// tryTransfer gives the element only to somebody who already waits; otherwise it is not queued.
//@ kinds: deadlock
import java.util.concurrent.LinkedTransferQueue;

public class TransferQueueLost {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread taker = new Thread(() -> {
            try {
                queue.take(); //~ deadlock
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        taker.start();
        queue.tryTransfer(1);
    }
}

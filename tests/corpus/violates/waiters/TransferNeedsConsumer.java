// `tryTransfer` hands an element only to a consumer that waits already.
//@ kinds: assertion-failure
import java.util.concurrent.LinkedTransferQueue;

public class TransferNeedsConsumer {
    public static void main(String[] args) {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread consumer = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        consumer.setDaemon(true);
        consumer.start();
        assert queue.tryTransfer(1); //~ assertion-failure
    }
}

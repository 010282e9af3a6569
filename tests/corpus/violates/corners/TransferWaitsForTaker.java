// `tryTransfer` succeeds only if somebody waits already.
//@ kinds: assertion-failure
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

public class TransferWaitsForTaker {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> { try { q.poll(1, TimeUnit.SECONDS); } catch (InterruptedException e) { } });
        t.start();
        boolean given = q.tryTransfer(1);
        assert !given; //~ assertion-failure
    }
}

// `transfer` returns only after its element was taken.
import java.util.concurrent.LinkedTransferQueue;

public class TransferSizeCounts {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        int[] got = new int[1];
        Thread t = new Thread(() -> { try { got[0] = q.take(); } catch (InterruptedException e) { } });
        t.start();
        q.transfer(7);
        if (!q.isEmpty()) throw new AssertionError();
        t.join();
        if (got[0] != 7) throw new AssertionError();
    }
}

// The worker may have taken it already.
//@ kinds: assertion-failure
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueSizeAfterPut {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> { try { q.take(); } catch (InterruptedException e) { } });
        t.start();
        q.put(1);
        assert q.size() == 1; //~ assertion-failure
        t.join();
    }
}

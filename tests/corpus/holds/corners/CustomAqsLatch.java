// A latch of the program on AbstractQueuedSynchronizer.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class CustomAqsLatch {
    static class Latch extends AbstractQueuedSynchronizer {
        @Override protected int tryAcquireShared(int i) { return getState() != 0 ? 1 : -1; }
        @Override protected boolean tryReleaseShared(int i) { setState(1); return true; }
    }
    static int data;
    public static void main(String[] args) throws Exception {
        Latch latch = new Latch();
        Thread t = new Thread(() -> { latch.acquireShared(1); if (data != 1) throw new AssertionError(); });
        t.start();
        data = 1;
        latch.releaseShared(1);
        t.join();
    }
}

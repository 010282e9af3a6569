// The length of the queue of a program's own mutex.
//@ kinds: assertion-failure
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class CustomAqsQueueLength {
    static class Mutex extends AbstractQueuedSynchronizer {
        @Override protected boolean tryAcquire(int i) { return compareAndSetState(0, 1); }
        @Override protected boolean tryRelease(int i) { setState(0); return true; }
    }
    public static void main(String[] args) throws Exception {
        Mutex m = new Mutex();
        m.acquire(1);
        Thread t = new Thread(() -> { m.acquire(1); m.release(1); });
        t.start();
        int waiting = m.getQueueLength();
        m.release(1);
        t.join();
        assert waiting == 0; //~ assertion-failure
    }
}

// A mutex of the program whose tryAcquire is check-then-act.
//@ kinds: assertion-failure
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class CustomAqsMutexBroken {
    static class Mutex extends AbstractQueuedSynchronizer {
        @Override protected boolean tryAcquire(int i) { if (getState() == 0) { setState(1); return true; } return false; }
        @Override protected boolean tryRelease(int i) { setState(0); return true; }
    }
    static int n;
    public static void main(String[] args) throws Exception {
        Mutex m = new Mutex();
        Runnable adds = () -> { m.acquire(1); n++; m.release(1); };
        Thread t = new Thread(adds);
        t.start();
        adds.run();
        t.join();
        assert n == 2; //~ assertion-failure
    }
}

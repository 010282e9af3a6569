// LockSupport: permits, blockers, deadlines, and a FIFO mutex made of park and unpark.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

public class ParkUnpark {
    static class FifoMutex {
        private final AtomicBoolean locked = new AtomicBoolean();
        private final Queue<Thread> waiters = new ConcurrentLinkedQueue<>();

        void lock() {
            boolean wasInterrupted = false;
            Thread me = Thread.currentThread();
            waiters.add(me);
            while (waiters.peek() != me || !locked.compareAndSet(false, true)) {
                LockSupport.park(this);
                if (Thread.interrupted()) wasInterrupted = true;
            }
            waiters.remove();
            if (wasInterrupted) me.interrupt();
        }

        void unlock() {
            locked.set(false);
            LockSupport.unpark(waiters.peek());
        }
    }

    static int n;

    public static void main(String[] args) throws Exception {
        LockSupport.unpark(Thread.currentThread());
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        System.out.println("permit was there");
        long t0 = System.nanoTime();
        LockSupport.parkNanos(3_000_000);
        System.out.println("no second permit, waited " + (System.nanoTime() - t0 >= 1_000_000));
        LockSupport.parkUntil(System.currentTimeMillis() + 2);
        LockSupport.parkUntil(0);
        LockSupport.parkNanos(-5);
        LockSupport.unpark(null);
        System.out.println("deadlines passed");

        Object blocker = "the blocker";
        Thread t = new Thread(() -> {
            LockSupport.park(blocker);
            System.out.println("unparked, blocker now " + LockSupport.getBlocker(Thread.currentThread()));
        });
        t.start();
        while (LockSupport.getBlocker(t) == null || t.getState() != Thread.State.WAITING) Thread.yield();
        System.out.println("blocked on " + LockSupport.getBlocker(t));
        LockSupport.unpark(t);
        t.join();

        Thread early = new Thread(() -> {
            while (nv != 77) Thread.onSpinWait();
            LockSupport.park();
            System.out.println("early unpark remembered");
        });
        early.start();
        LockSupport.unpark(early);
        nv = 77;
        early.join();

        FifoMutex m = new FifoMutex();
        n = 0;
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 50; k++) {
                    m.lock();
                    int v = n;
                    if (k % 10 == 0) Thread.yield();
                    n = v + 1;
                    m.unlock();
                }
            });
            ts[i].start();
        }
        for (Thread x : ts) x.join();
        System.out.println("mutex " + n);
        Thread.currentThread().interrupt();
        LockSupport.park();
        System.out.println("park of an interrupted thread returns, flag " + Thread.interrupted());
    }

    static volatile int nv;
}

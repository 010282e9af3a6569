// A thread waits for a condition; another signals it under a lock that it got by tryLock, and then waits for ever while it
// keeps the lock, so the first one never gets out of its wait: a deadlock. If the signal comes before the first thread
// waits, the second one sees that and fails instead: it found the flag unset.
//@ kinds: deadlock assertion-failure
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockKeptBesideWaiter {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static final CountDownLatch never = new CountDownLatch(1);
    static boolean waits;

    static class Waiter extends Thread {
        @Override
        public void run() {
            lock.lock();
            waits = true;
            changed.awaitUninterruptibly();
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        new Waiter().start();
        if (lock.tryLock()) {
            changed.signal();
            if (!waits) {
                throw new AssertionError("signalled too early"); //~ assertion-failure
            }
            never.await();
        }
    }
}

// ReentrantLock: holds, tryLock, interruptible lock, conditions, toString-free state queries and errors.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Locks {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.lock();
        System.out.println("hold " + lock.getHoldCount() + " locked " + lock.isLocked() + " fair " + lock.isFair());
        Thread t = new Thread(() -> {
            System.out.println("other tryLock " + lock.tryLock());
            try {
                System.out.println("other timed tryLock " + lock.tryLock(5, TimeUnit.MILLISECONDS));
            } catch (InterruptedException e) {
                System.out.println("never");
            }
            try {
                lock.unlock();
            } catch (IllegalMonitorStateException e) {
                System.out.println("unlock by other: " + e.getMessage());
            }
        });
        t.start();
        t.join();
        Thread inter = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                System.out.println("never");
            } catch (InterruptedException e) {
                System.out.println("lockInterruptibly interrupted");
            }
        });
        inter.start();
        while (!lock.hasQueuedThread(inter)) Thread.yield();
        System.out.println("queue length " + lock.getQueueLength());
        inter.interrupt();
        inter.join();
        lock.unlock();
        lock.unlock();
        System.out.println("hold " + lock.getHoldCount() + " held by me " + lock.isHeldByCurrentThread());

        // bounded buffer with two conditions
        Condition notEmpty = lock.newCondition();
        Condition notFull = lock.newCondition();
        List<Integer> buf = new ArrayList<>();
        int n = 50;
        Thread prod = new Thread(() -> {
            for (int i = 0; i < n; i++) {
                lock.lock();
                try {
                    while (buf.size() == 3) notFull.awaitUninterruptibly();
                    buf.add(i);
                    notEmpty.signal();
                } finally {
                    lock.unlock();
                }
            }
        });
        prod.start();
        long sum = 0;
        boolean ordered = true;
        for (int i = 0; i < n; i++) {
            lock.lock();
            try {
                while (buf.isEmpty()) notEmpty.await();
                int v = buf.remove(0);
                ordered &= v == i;
                sum += v;
                notFull.signal();
            } finally {
                lock.unlock();
            }
        }
        prod.join();
        System.out.println("sum " + sum + " ordered " + ordered);
        try {
            notEmpty.signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println("signal without lock: " + e.getMessage());
        }
        lock.lock();
        System.out.println("await timeout " + notEmpty.await(2, TimeUnit.MILLISECONDS));
        System.out.println("awaitNanos used up " + (notEmpty.awaitNanos(1000) <= 0));
        System.out.println("waiters " + lock.hasWaiters(notEmpty) + " " + lock.getWaitQueueLength(notEmpty));
        lock.unlock();
        ReentrantLock fair = new ReentrantLock(true);
        System.out.println("fair " + fair.isFair() + " " + fair.tryLock() + " " + fair.getHoldCount());
    }
}

// ReentrantReadWriteLock: sharing, exclusion, downgrading, counts and errors.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteLocks {
    static boolean inThread(java.util.function.BooleanSupplier s) throws Exception {
        boolean[] r = new boolean[1];
        Thread t = new Thread(() -> r[0] = s.getAsBoolean());
        t.start();
        t.join();
        return r[0];
    }

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        var r = rw.readLock();
        var w = rw.writeLock();
        r.lock();
        r.lock();
        System.out.println("reads " + rw.getReadLockCount() + " holds " + rw.getReadHoldCount() + " write locked " + rw.isWriteLocked());
        System.out.println("other may read " + inThread(() -> {
            boolean b = r.tryLock();
            if (b) r.unlock();
            return b;
        }) + ", may write " + inThread(w::tryLock));
        System.out.println("upgrade fails " + w.tryLock());
        r.unlock();
        r.unlock();
        w.lock();
        w.lock();
        System.out.println("write holds " + rw.getWriteHoldCount() + " mine " + rw.isWriteLockedByCurrentThread() + " other may read " + inThread(r::tryLock));
        r.lock();
        w.unlock();
        w.unlock();
        System.out.println("downgraded: reads " + rw.getReadLockCount() + " write " + rw.isWriteLocked());
        r.unlock();
        try {
            r.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            w.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("write unlock " + e.getMessage());
        }
        try {
            r.newCondition();
        } catch (UnsupportedOperationException e) {
            System.out.println("no condition on a read lock");
        }
        Condition c = w.newCondition();
        w.lock();
        System.out.println("await " + c.await(1, TimeUnit.MILLISECONDS));
        w.unlock();

        int[] data = new int[2];
        int[] torn = new int[1];
        Thread[] ts = new Thread[6];
        for (int i = 0; i < ts.length; i++) {
            boolean writer = i % 3 == 0;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    if (writer) {
                        w.lock();
                        data[0]++;
                        Thread.yield();
                        data[1]++;
                        w.unlock();
                    } else {
                        r.lock();
                        if (data[0] != data[1]) torn[0]++;
                        r.unlock();
                    }
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(data[0] + " " + data[1] + " torn " + torn[0]);

        ReentrantReadWriteLock fair = new ReentrantReadWriteLock(true);
        StringBuffer order = new StringBuffer();
        CountDownLatch done = new CountDownLatch(3);
        fair.writeLock().lock();
        for (int i = 0; i < 3; i++) {
            int me = i;
            Thread t = new Thread(() -> {
                fair.writeLock().lock();
                order.append(me);
                fair.writeLock().unlock();
                done.countDown();
            });
            t.start();
            while (!fair.hasQueuedThread(t)) Thread.yield();
        }
        System.out.println("queued " + fair.getQueueLength() + " fair " + fair.isFair());
        fair.writeLock().unlock();
        done.await();
        System.out.println("fair order " + order);
    }
}

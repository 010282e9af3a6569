// StampedLock: write, read and optimistic modes, conversion, validation.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

public class Stamped {
    private final StampedLock sl = new StampedLock();
    private int x, y;

    void move(int dx, int dy) {
        long s = sl.writeLock();
        try {
            x += dx;
            Thread.yield();
            y += dy;
        } finally {
            sl.unlockWrite(s);
        }
    }

    int diff() {
        long s = sl.tryOptimisticRead();
        int a = x;
        int b = y;
        if (!sl.validate(s)) {
            s = sl.readLock();
            try {
                a = x;
                b = y;
            } finally {
                sl.unlockRead(s);
            }
        }
        return a - b;
    }

    public static void main(String[] args) throws Exception {
        StampedLock l = new StampedLock();
        long o = l.tryOptimisticRead();
        System.out.println("valid " + l.validate(o) + " nonzero " + (o != 0));
        long w = l.writeLock();
        System.out.println("valid under write " + l.validate(o) + " optimistic now " + l.tryOptimisticRead() + " write locked " + l.isWriteLocked());
        System.out.println("try read " + l.tryReadLock() + " try write " + l.tryWriteLock() + " timed " + l.tryWriteLock(1, TimeUnit.MILLISECONDS));
        long r = l.tryConvertToReadLock(w);
        System.out.println("converted " + (r != 0) + " readers " + l.getReadLockCount() + " write " + l.isWriteLocked());
        long r2 = l.tryReadLock();
        System.out.println("second reader " + (r2 != 0) + " readers " + l.getReadLockCount() + " upgrade with two readers " + l.tryConvertToWriteLock(r));
        l.unlockRead(r2);
        long w2 = l.tryConvertToWriteLock(r);
        System.out.println("upgrade with one reader " + (w2 != 0));
        l.unlock(w2);
        System.out.println("free " + !l.isWriteLocked() + " " + l.getReadLockCount() + " old stamp valid " + l.validate(o));
        try {
            l.unlockWrite(w2);
        } catch (IllegalMonitorStateException e) {
            System.out.println("bad stamp " + e.getMessage());
        }
        try {
            l.unlockRead(12345);
        } catch (IllegalMonitorStateException e) {
            System.out.println("bad read stamp");
        }
        long opt = l.tryOptimisticRead();
        long rd = l.tryConvertToReadLock(opt);
        System.out.println("optimistic to read " + (rd != 0) + " " + StampedLock.isReadLockStamp(rd) + StampedLock.isWriteLockStamp(rd) + StampedLock.isOptimisticReadStamp(opt) + StampedLock.isLockStamp(rd));
        long back = l.tryConvertToOptimisticRead(rd);
        System.out.println("back " + (back != 0) + " " + l.getReadLockCount() + " unlock helper " + l.tryUnlockRead() + l.tryUnlockWrite());
        Lock view = l.asWriteLock();
        view.lock();
        System.out.println("view " + l.isWriteLocked() + " " + l.asReadLock().tryLock());
        view.unlock();

        Stamped p = new Stamped();
        int[] bad = new int[1];
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            boolean writer = i < 2;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 200; k++) {
                    if (writer) p.move(3, 3);
                    else if (p.diff() != 0) bad[0]++;
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(p.x + " " + p.y + " bad reads " + bad[0]);
        Thread inter = new Thread(() -> {
            try {
                l.writeLockInterruptibly();
                System.out.println("never");
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        long hold = l.writeLock();
        inter.start();
        inter.interrupt();
        inter.join();
        l.unlockWrite(hold);
    }
}

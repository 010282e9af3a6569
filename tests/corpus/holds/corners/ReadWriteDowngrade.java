// A writer goes on as a reader: nobody writes in between.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteDowngrade {
    static int v;
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        Runnable r = () -> {
            l.writeLock().lock();
            int mine = ++v;
            l.readLock().lock();
            l.writeLock().unlock();
            if (v != mine) throw new AssertionError();
            l.readLock().unlock();
        };
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
    }
}

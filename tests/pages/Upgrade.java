import java.util.concurrent.locks.*;
/** Two threads hold the read lock, and both want the write lock. */
class Upgrade {
    final ReentrantReadWriteLock rates = new ReentrantReadWriteLock();
    int rate;
    void refresh() {
        rates.readLock().lock();
        try {
            if (rate == 0) {
                rates.writeLock().lock();
                try { rate = 7; } finally { rates.writeLock().unlock(); }
            }
        } finally { rates.readLock().unlock(); }
    }
    public static void main(String[] args) throws Exception {
        Upgrade cache = new Upgrade();
        Thread refresher = new Thread(cache::refresh, "refresher");
        refresher.start();
        refresher.join();
    }
}

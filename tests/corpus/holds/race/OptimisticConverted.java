// A conversion of the stamp validates it: it gives 0 if there was a writer meanwhile, and the reader begins anew.
//@ flags: --property no-race
import java.util.concurrent.locks.StampedLock;

public class OptimisticConverted {
    static final StampedLock lock = new StampedLock();
    static int value;

    static void add() {
        while (true) {
            long stamp = lock.tryOptimisticRead();
            int seen = stamp == 0 ? 0 : value;
            stamp = stamp == 0 ? 0 : lock.tryConvertToWriteLock(stamp);
            if (stamp != 0) {
                value = seen + 1;
                lock.unlockWrite(stamp);
                return;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(OptimisticConverted::add);
        other.start();
        add();
        other.join();
        assert value == 2;
    }
}

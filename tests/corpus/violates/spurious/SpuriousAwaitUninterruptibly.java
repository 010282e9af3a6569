// `awaitUninterruptibly` may end without a signal, too. Nobody interrupts, and the waiter does not look again.
//@ kinds: assertion-failure
//@ flags: --spurious-wakeups
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SpuriousAwaitUninterruptibly {
    static boolean ready;

    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Condition condition = lock.writeLock().newCondition();
        new Thread(() -> {
            lock.writeLock().lock();
            ready = true;
            condition.signalAll();
            lock.writeLock().unlock();
        }).start();
        lock.writeLock().lock();
        if (!ready) {
            condition.awaitUninterruptibly();
        }
        boolean seen = ready;
        lock.writeLock().unlock();
        assert seen; //~ assertion-failure
    }
}

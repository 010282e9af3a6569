// `tryLock` without a time limit does not wait for its turn, also if the lock is fair.
//@ kinds: assertion-failure
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class FairLockIsTakenByTry {
    static final ReentrantLock lock = new ReentrantLock(true);
    static volatile String order = "";

    public static void main(String[] args) throws InterruptedException {
        Thread waits = new Thread(() -> {
            lock.lock();
            order += "w";
            lock.unlock();
        });
        Thread tries = new Thread(() -> {
            while (!lock.tryLock()) {
                Thread.onSpinWait();
            }
            order += "t";
            lock.unlock();
        });
        lock.lock();
        waits.start();
        tries.start();
        lock.unlock();
        waits.join();
        tries.join();
        assert order.equals("wt"); //~ assertion-failure
    }
}

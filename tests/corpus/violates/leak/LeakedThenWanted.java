// The lock is leaked in every run; if the other thread wants it afterwards it waits for ever.
//@ kinds: leaked-lock deadlock
//@ flags: --property no-leaked-lock
import java.util.concurrent.locks.ReentrantLock;

public class LeakedThenWanted {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(lock::lock).start();
        lock.lock(); //~ deadlock
        lock.unlock();
    }
}

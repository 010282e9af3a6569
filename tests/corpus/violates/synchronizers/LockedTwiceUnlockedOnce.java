// A lock that was taken twice has to be given back twice.
//@ kinds: deadlock
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class LockedTwiceUnlockedOnce {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock(true);
        lock.lock();
        lock.lock();
        lock.unlock();
        new Thread(lock::lock).start();
    }
}

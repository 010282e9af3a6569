// Only the owner may give a lock back.
//@ kinds: uncaught
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class UnlockedByAnother {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread other = new Thread(lock::unlock);
        other.start();
        other.join();
        lock.unlock();
    }
}

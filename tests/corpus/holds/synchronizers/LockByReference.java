// Locks that are taken by a method reference or by reflection keep threads apart like any other.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class LockByReference {
    static int count;

    static void with(Runnable lock, Runnable unlock) {
        lock.run();
        count++;
        unlock.run();
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> with(lock::lock, lock::unlock));
        other.start();
        Lock.class.getMethod("lock").invoke(lock);
        count++;
        Lock.class.getMethod("unlock").invoke(lock);
        other.join();
        assert count == 2;
    }
}

// Two locks taken in opposite orders, one of them a monitor.
//@ kinds: deadlock
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class TwoLocksCrossed {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Object monitor = new Object();
        new Thread(() -> {
            lock.lock();
            synchronized (monitor) {
                lock.unlock();
            }
        }).start();
        synchronized (monitor) {
            lock.lock();
            lock.unlock();
        }
    }
}

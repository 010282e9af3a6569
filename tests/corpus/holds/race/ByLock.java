// All accesses are under one ReentrantLock.
//@ flags: --property no-race
import java.util.concurrent.locks.ReentrantLock;

public class ByLock {
    static final ReentrantLock lock = new ReentrantLock();
    static int value;

    static void increment() {
        lock.lock();
        value++;
        lock.unlock();
    }

    public static void main(String[] args) {
        new Thread(ByLock::increment).start();
        increment();
    }
}

// The same with a ReentrantLock that is not fair: "no guarantee of any particular access order" (javadoc), and whoever
// queues first is not fixed either.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantLock;

public class LockEitherFirst {
    static final StringBuilder order = new StringBuilder();

    static void append(ReentrantLock lock, char name) {
        lock.lock();
        order.append(name);
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread a = new Thread(() -> append(lock, 'a'));
        Thread b = new Thread(() -> append(lock, 'b'));
        lock.lock();
        a.start();
        b.start();
        lock.unlock();
        a.join();
        b.join();
        assert order.charAt(0) == 'a'; //~ assertion-failure
    }
}

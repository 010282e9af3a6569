// After `signalAll` either of two threads may be the first to have the lock back.
//@ output: ab
//@ output: ba
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class SignalledInAnyOrder {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition open = lock.newCondition();
    static boolean isOpen;
    static final StringBuilder order = new StringBuilder();

    static void pass(char name) {
        lock.lock();
        while (!isOpen) {
            open.awaitUninterruptibly();
        }
        order.append(name);
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> pass('a')), b = new Thread(() -> pass('b'));
        a.start();
        b.start();
        lock.lock();
        isOpen = true;
        open.signalAll();
        lock.unlock();
        a.join();
        b.join();
        System.out.println(order);
    }
}

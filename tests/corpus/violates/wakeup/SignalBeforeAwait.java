// A Condition remembers nothing: a signal before the await is lost.
//@ kinds: deadlock
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalBeforeAwait {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            condition.signalAll();
            lock.unlock();
        }).start();
        lock.lock();
        condition.await(); //~ deadlock
        lock.unlock();
    }
}

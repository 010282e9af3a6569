// The condition of a ReentrantLock wakes threads in the order in which they began to wait (javadoc: "Waiting threads are
// signalled in FIFO order"). The second begins to wait only after the first does.
//@ counts: no (how far a thread that spins comes before others get a turn depends on the length of the class path)
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalInOrder {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static int turns;
    static final StringBuilder order = new StringBuilder();

    static void lockAtTurn(int turn) {
        lock.lock();
        while (turns != turn) {
            lock.unlock();
            Thread.yield();
            lock.lock();
        }
        turns++;
    }

    static void await(char name, int turn) {
        lockAtTurn(turn);
        condition.awaitUninterruptibly();
        order.append(name);
        condition.signal();
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> await('a', 0));
        Thread b = new Thread(() -> await('b', 1));
        a.start();
        b.start();
        lockAtTurn(2);
        condition.signal();
        lock.unlock();
        a.join();
        b.join();
        assert order.toString().equals("ab");
    }
}

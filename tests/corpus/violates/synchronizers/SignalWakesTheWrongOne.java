// Two threads wait for different things on one condition, and `signal` wakes the one that came first: if that is not the one
// whose turn it is, it goes back to waiting and nobody else is woken.
//@ kinds: deadlock
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class SignalWakesTheWrongOne {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int turn;

    static void await(int mine) {
        lock.lock();
        while (turn != mine) {
            changed.awaitUninterruptibly();
        }
        turn++;
        changed.signal();
        lock.unlock();
    }

    public static void main(String[] args) {
        new Thread(() -> await(1)).start();
        new Thread(() -> await(2)).start();
        lock.lock();
        turn = 1;
        changed.signal();
        lock.unlock();
    }
}

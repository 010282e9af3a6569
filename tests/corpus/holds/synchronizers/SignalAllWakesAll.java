// As SignalWakesTheWrongOne with `signalAll`: everybody looks.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class SignalAllWakesAll {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int turn;

    static void await(int mine) {
        lock.lock();
        while (turn != mine) {
            changed.awaitUninterruptibly();
        }
        turn++;
        changed.signalAll();
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int mine = i + 1;
            threads[i] = new Thread(() -> await(mine));
            threads[i].start();
        }
        lock.lock();
        turn = 1;
        changed.signalAll();
        lock.unlock();
        for (Thread thread : threads) {
            thread.join();
        }
        assert turn == 4;
    }
}

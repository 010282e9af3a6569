// put signals `room` instead of `element`: a consumer that waits already is not woken.
//@ kinds: deadlock
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionBufferSwapped {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition room = lock.newCondition();
    static final Condition element = lock.newCondition();
    static Integer place;

    static void put(int value) {
        lock.lock();
        try {
            while (place != null) {
                room.awaitUninterruptibly();
            }
            place = value;
            room.signal();
        } finally {
            lock.unlock();
        }
    }

    static int take() {
        lock.lock();
        try {
            while (place == null) {
                element.awaitUninterruptibly(); //~ deadlock
            }
            int value = place;
            place = null;
            room.signal();
            return value;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> put(1)).start();
        int first = take();
        assert first == 1;
    }
}

// A bounded buffer of one place with a Condition for room and one for elements.
//@ unreduced: no
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionBuffer {
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
            element.signal();
        } finally {
            lock.unlock();
        }
    }

    static int take() {
        lock.lock();
        try {
            while (place == null) {
                element.awaitUninterruptibly();
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
        Thread producer = new Thread(() -> {
            put(1);
            put(2);
        });
        producer.start();
        int first = take();
        int second = take();
        assert first == 1 && second == 2;
    }
}

// A bounded buffer from three semaphores: count first, then the mutex.
//@ unreduced: no
import java.util.ArrayDeque;
import java.util.concurrent.Semaphore;

public class SemaphoreBuffer {
    static final Semaphore mutex = new Semaphore(1);
    static final Semaphore room = new Semaphore(1);
    static final Semaphore elements = new Semaphore(0);
    static final ArrayDeque<Integer> queue = new ArrayDeque<>();

    public static void main(String[] args) {
        Thread producer = new Thread(() -> {
            room.acquireUninterruptibly();
            mutex.acquireUninterruptibly();
            queue.addLast(1);
            mutex.release();
            elements.release();
        });
        producer.start();
        elements.acquireUninterruptibly();
        mutex.acquireUninterruptibly();
        int value = queue.removeFirst();
        mutex.release();
        room.release();
        assert value == 1;
    }
}

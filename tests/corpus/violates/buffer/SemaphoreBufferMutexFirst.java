// The consumer takes the mutex before it waits for an element; the producer cannot get in to put one.
//@ kinds: deadlock
import java.util.ArrayDeque;
import java.util.concurrent.Semaphore;

public class SemaphoreBufferMutexFirst {
    static final Semaphore mutex = new Semaphore(1);
    static final Semaphore elements = new Semaphore(0);
    static final ArrayDeque<Integer> queue = new ArrayDeque<>();

    public static void main(String[] args) {
        Thread producer = new Thread(() -> {
            mutex.acquireUninterruptibly(); //~ deadlock
            queue.addLast(1);
            mutex.release();
            elements.release();
        });
        producer.start();
        mutex.acquireUninterruptibly();
        elements.acquireUninterruptibly(); //~ deadlock
        int value = queue.removeFirst();
        mutex.release();
        assert value == 1;
    }
}

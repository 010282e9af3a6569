import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Cook and waiter wait at a small counter while they hold the lock that the other needs to fill or to empty it. */
class FullUnderLock {
    private final BlockingQueue<String> counter = new ArrayBlockingQueue<>(1);
    private int open;

    synchronized void cook(String dish) throws InterruptedException {
        open++;
        counter.put(dish);
    }

    synchronized String serve() throws InterruptedException {
        open--;
        return counter.take();
    }

    public static void main(String[] args) {
        FullUnderLock kitchen = new FullUnderLock();
        new Thread(() -> {
            try {
                kitchen.cook("soup");
                kitchen.cook("fish");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "cook").start();
        new Thread(() -> {
            try {
                kitchen.serve();
                kitchen.serve();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "waiter").start();
    }
}

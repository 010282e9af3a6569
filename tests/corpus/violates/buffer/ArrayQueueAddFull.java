// add on a full ArrayBlockingQueue throws where put would wait.
//@ kinds: uncaught
import java.util.concurrent.ArrayBlockingQueue;

public class ArrayQueueAddFull {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread consumer = new Thread(queue::poll);
        consumer.start();
        queue.add(1);
        queue.add(2); //~ uncaught
    }
}

// A queue of capacity one: the second put waits for a take that never comes.
//@ kinds: deadlock
import java.util.concurrent.ArrayBlockingQueue;

public class QueuePutFull {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread reader = new Thread(queue::peek);
        reader.start();
        queue.put(1);
        queue.put(2); //~ deadlock
        reader.join();
    }
}

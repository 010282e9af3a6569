// What two threads put into a PriorityBlockingQueue comes out in its order, by a comparator of the program.
import java.util.Comparator;
import java.util.concurrent.PriorityBlockingQueue;

public class PriorityQueueOrder {
    record Job(String name, int urgency) { }

    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Job> queue = new PriorityBlockingQueue<>(4, Comparator.comparingInt(Job::urgency));
        Thread a = new Thread(() -> queue.put(new Job("low", 9)));
        Thread b = new Thread(() -> queue.put(new Job("high", 1)));
        a.start();
        b.start();
        a.join();
        b.join();
        assert queue.take().name().equals("high");
        assert queue.take().name().equals("low");
    }
}

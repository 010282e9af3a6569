// The same for a LinkedBlockingQueue, seen through `toArray`, which locks the whole queue.
//@ kinds: assertion-failure
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class LinkedQueueAddAllHalf {
    public static void main(String[] args) {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.addAll(List.of(1, 2))).start();
        assert queue.toArray().length != 1; //~ assertion-failure
    }
}

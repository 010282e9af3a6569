// Two threads drain one queue: how many each of them gets is open.
//@ kinds: assertion-failure
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;

public class DrainTwoDrainers {
    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        queue.add(1);
        queue.add(2);
        Thread other = new Thread(() -> queue.drainTo(new ArrayList<>()));
        other.start();
        List<Integer> drained = new ArrayList<>();
        queue.drainTo(drained);
        other.join();
        assert drained.isEmpty() ^ drained.size() == 2;
        assert drained.size() == 2; //~ assertion-failure
    }
}

// `drainTo` takes elements out; what it does not get stays in the queue. Nothing is lost and nothing is there twice.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class DrainLosesNothing {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread other = new Thread(() -> {
            queue.add(1);
            queue.add(2);
        });
        other.start();
        List<Integer> drained = new ArrayList<>();
        queue.drainTo(drained);
        other.join();
        queue.drainTo(drained);
        assert drained.equals(List.of(1, 2));
    }
}

// What is drained and what is left are all elements.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class DrainToWhileAdding {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(4);
        Thread t = new Thread(() -> { q.add(1); q.add(2); });
        t.start();
        List<Integer> got = new ArrayList<>();
        q.drainTo(got);
        t.join();
        q.drainTo(got);
        if (!got.equals(List.of(1, 2))) throw new AssertionError(got);
    }
}

// Two threads run one FutureTask: it runs once, and both see the same result.
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

public class FutureTaskOnce {
    public static void main(String[] args) throws Exception {
        AtomicInteger runs = new AtomicInteger();
        FutureTask<Integer> task = new FutureTask<>(runs::incrementAndGet);
        new Thread(task).start();
        task.run();
        int value = task.get();
        assert value == 1 && runs.get() == 1;
    }
}

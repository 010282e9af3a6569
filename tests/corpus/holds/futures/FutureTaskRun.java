// A FutureTask run by a thread; get waits for it.
import java.util.concurrent.FutureTask;

public class FutureTaskRun {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 6 * 7);
        new Thread(task).start();
        int value = task.get();
        assert value == 42;
    }
}

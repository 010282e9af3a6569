// cancel and run race: the task has run or was cancelled, and cancel says which.
import java.util.concurrent.FutureTask;

public class CancelOrRun {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread runner = new Thread(task);
        runner.start();
        boolean cancelled = task.cancel(false);
        runner.join();
        assert task.isDone();
        assert task.isCancelled() == cancelled;
    }
}

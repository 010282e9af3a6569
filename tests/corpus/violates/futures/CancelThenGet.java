// get of a cancelled task throws CancellationException; if the task was done before, cancel does nothing.
//@ kinds: uncaught
import java.util.concurrent.FutureTask;

public class CancelThenGet {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        new Thread(task).start();
        task.cancel(false);
        task.get(); //~ uncaught
    }
}

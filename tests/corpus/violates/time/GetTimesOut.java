// A timed get throws TimeoutException if the time is up first.
//@ kinds: uncaught
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

public class GetTimesOut {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        new Thread(task).start();
        task.get(10, TimeUnit.SECONDS); //~ uncaught
    }
}

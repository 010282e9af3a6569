// The task knows its thread when main cancels it, and has not looked yet whether it was cancelled. So it never runs, and its
// thread is interrupted all the same.
//@ kinds: assertion-failure
import java.util.concurrent.FutureTask;

public class InterruptedBeforeTaskRuns {
    static boolean ran;

    public static void main(String[] args) {
        FutureTask<Integer> task = new FutureTask<>(() -> { ran = true; return 1; });
        new Thread(() -> {
            task.run();
            assert ran || !Thread.interrupted(); //~ assertion-failure
        }).start();
        task.cancel(true);
    }
}

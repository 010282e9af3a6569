// A task that was cancelled before it was scheduled to run, with `cancel` returning true, never runs.
import java.util.Timer;
import java.util.TimerTask;

public class TimerCancelledFirst {
    static volatile int runs;

    public static void main(String[] args) {
        Timer timer = new Timer(true);
        TimerTask task = new TimerTask() {
            @Override
            public void run() {
                runs++;
            }
        };
        timer.schedule(task, 10);
        boolean prevented = task.cancel();
        assert !prevented || runs == 0;
        timer.cancel();
    }
}

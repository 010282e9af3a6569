// `Timer.cancel` does not wait for a task that is running (javadoc): it may go on after cancel has returned.
//@ kinds: assertion-failure
import java.util.Timer;
import java.util.TimerTask;

public class TimerTaskStillRuns {
    static volatile boolean cancelled;

    public static void main(String[] args) {
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                assert !cancelled; //~ assertion-failure
            }
        }, 10);
        timer.cancel();
        cancelled = true;
    }
}

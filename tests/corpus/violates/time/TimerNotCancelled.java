// A timer's thread is no daemon. Without cancel it waits for another task for ever.
//@ kinds: deadlock
//@ unreduced: no
import java.util.Timer;
import java.util.TimerTask;

public class TimerNotCancelled {
    static final Timer timer = new Timer();

    public static void main(String[] args) {
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                Thread.onSpinWait();
            }
        }, 10);
    }
}

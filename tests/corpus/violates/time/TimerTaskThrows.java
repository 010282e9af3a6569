// An exception in a timer's task ends the timer's thread.
//@ kinds: uncaught
//@ unreduced: no
import java.util.Timer;
import java.util.TimerTask;

public class TimerTaskThrows {
    static final Timer timer = new Timer();

    public static void main(String[] args) {
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                throw new IllegalStateException("task"); //~ uncaught
            }
        }, 10);
    }
}

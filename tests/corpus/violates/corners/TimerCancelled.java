// The task may run before it is cancelled.
//@ kinds: assertion-failure
import java.util.Timer;
import java.util.TimerTask;

public class TimerCancelled {
    static volatile boolean ran;
    public static void main(String[] args) throws Exception {
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() { @Override public void run() { ran = true; } }, 1000);
        timer.cancel();
        assert !ran; //~ assertion-failure
    }
}

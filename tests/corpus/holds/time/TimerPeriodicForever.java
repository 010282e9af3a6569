// A periodic daemon task runs until main ends; it only sets a flag.
import java.util.Timer;
import java.util.TimerTask;

public class TimerPeriodicForever {
    static volatile boolean beat;

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                beat = true;
            }
        }, 1, 10);
        Thread.sleep(100);
        timer.cancel();
    }
}

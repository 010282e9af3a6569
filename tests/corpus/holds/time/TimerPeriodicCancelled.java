// A periodic task cancels its timer the second time it runs.
import java.util.Timer;
import java.util.TimerTask;

public class TimerPeriodicCancelled {
    static int runs;

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                runs++;
                assert runs <= 2;
                if (runs == 2) {
                    timer.cancel();
                }
            }
        }, 1, 10);
    }
}

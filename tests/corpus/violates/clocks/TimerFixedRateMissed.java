// A timer task at a fixed rate counts its ticks, and the program takes the count for a clock: after a look at the real one
// that says a period is over it expects a tick. The task's thread may not have run yet.
//@ kinds: assertion-failure
import java.util.Timer;
import java.util.TimerTask;

public class TimerFixedRateMissed {
    static volatile int ticks;

    public static void main(String[] args) {
        Timer timer = new Timer(true);
        long begin = System.currentTimeMillis();
        timer.scheduleAtFixedRate(new TimerTask() {
            @Override
            public void run() {
                ticks = Math.min(ticks + 1, 2);
            }
        }, 10, 10);
        if (System.currentTimeMillis() > begin + 10) {
            assert ticks > 0 : "no tick yet"; //~ assertion-failure
        }
    }
}

// A task that throws ends the thread of its Timer; if that comes first, the second task is refused.
//@ kinds: uncaught
import java.util.Timer;
import java.util.TimerTask;

public class TimerPeriodicThrows {
    static TimerTask task(Runnable body) {
        return new TimerTask() {
            @Override
            public void run() {
                body.run();
            }
        };
    }

    public static void main(String[] args) throws Exception {
        Timer timer = new Timer();
        timer.schedule(task(() -> {
            throw new IllegalStateException("task"); //~ uncaught
        }), 1);
        timer.schedule(task(() -> { }), 10); //~ uncaught
        timer.cancel();
    }
}

import java.util.Timer;
import java.util.TimerTask;

/** Nobody cancels the timer: its thread waits for tasks for ever. */
public class Reminder {
    static volatile int rung;

    public static void main(String[] args) {
        Timer alarm = new Timer("alarm");
        alarm.schedule(new TimerTask() {
            @Override
            public void run() {
                rung++;
            }
        }, 10);
        System.out.println("set");
    }
}

// A timer runs its task once and is cancelled by it, so that its thread ends.
//@ unreduced: no
//@ output: tick
import java.util.Timer;
import java.util.TimerTask;

public class TimerOnce {
    static final Timer timer = new Timer();

    public static void main(String[] args) {
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                System.out.println("tick");
                timer.cancel();
            }
        }, 10);
    }
}

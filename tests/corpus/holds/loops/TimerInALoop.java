// A timer takes turns with the main thread. What is due is due at once, or later.
//@ note: no run ends
import java.util.*;

public class TimerInALoop {
    static boolean isSet;

    static synchronized void turn(boolean value) {
        isSet = value;
    }

    public static void main(String[] args) {
        new Timer().schedule(new TimerTask() {
            @Override
            public void run() {
                turn(true);
            }
        }, 10, 10);
        while (true) {
            turn(false);
        }
    }
}

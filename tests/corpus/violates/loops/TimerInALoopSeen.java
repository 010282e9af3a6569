// The same, where the main thread does not expect the timer between its two turns.
//@ kinds: assertion-failure
import java.util.*;

public class TimerInALoopSeen {
    static boolean isSet;

    static synchronized void turn(boolean value) {
        isSet = value;
    }

    static synchronized boolean look() {
        return isSet;
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
            assert !look(); //~ assertion-failure
        }
    }
}

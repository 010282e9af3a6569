// Listeners come and go while others are told: the copy that is iterated does not change.
//@ note: no run ends
import java.util.*;

public class ListenersInALoop {
    static final List<Runnable> listeners = new ArrayList<>();
    static volatile boolean told;

    public static void main(String[] args) {
        Runnable listener = () -> told = !told;
        new Thread(() -> {
            while (true) {
                synchronized (listeners) {
                    listeners.add(listener);
                }
                synchronized (listeners) {
                    listeners.remove(listener);
                }
            }
        }).start();
        while (true) {
            List<Runnable> copy;
            synchronized (listeners) {
                copy = new ArrayList<>(listeners);
            }
            for (Runnable each : copy) {
                each.run();
            }
        }
    }
}

// Two threads print through a helper that puts the time and the thread's name in front, with a count of rounds in the text.
// At most one of them is in the block. Times, names and rounds are printed and go nowhere else.
//@ note: no run ends
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;

public class HelperPrintsInALoop {
    static int users;

    static void log(String text) {
        System.out.println("[" + LocalTime.now().format(DateTimeFormatter.ISO_LOCAL_TIME) + "] ["
                + Thread.currentThread().getName() + "] " + text);
    }

    public static void main(String[] args) {
        Runnable work = () -> {
            int rounds = 0;
            while (true) {
                synchronized (HelperPrintsInALoop.class) {
                    assert ++users == 1;
                    log("round " + ++rounds);
                    users--;
                }
            }
        };
        new Thread(work).start();
        new Thread(work).start();
    }
}

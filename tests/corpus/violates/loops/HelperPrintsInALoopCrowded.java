// Two threads print through a helper that puts the time and the thread's name in front, with a count of rounds in the text.
// It is asked for the number of users outside the block: there may be two.
//@ kinds: assertion-failure
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;

public class HelperPrintsInALoopCrowded {
    static int users;

    static void log(String text) {
        System.out.println("[" + LocalTime.now().format(DateTimeFormatter.ISO_LOCAL_TIME) + "] ["
                + Thread.currentThread().getName() + "] " + text);
    }

    public static void main(String[] args) {
        Runnable work = () -> {
            int rounds = 0;
            while (true) {
                synchronized (HelperPrintsInALoopCrowded.class) {
                    users++;
                }
                assert users == 1; //~ assertion-failure
                log("round " + ++rounds);
                synchronized (HelperPrintsInALoopCrowded.class) {
                    users--;
                }
            }
        };
        new Thread(work).start();
        new Thread(work).start();
    }
}

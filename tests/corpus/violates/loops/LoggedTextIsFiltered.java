// A filter of the program, a lambda, sees the lines that are logged: the third one is another than the first two.
//@ kinds: assertion-failure
import java.util.logging.Logger;

public class LoggedTextIsFiltered {
    static String last;

    public static void main(String[] args) {
        Logger log = Logger.getLogger("rounds");
        log.setFilter(record -> {
            last = record.getMessage();
            return false;
        });
        new Thread(() -> {
            synchronized (LoggedTextIsFiltered.class) {
            }
        }).start();
        int rounds = 0;
        while (true) {
            synchronized (LoggedTextIsFiltered.class) {
                log.warning("round " + ++rounds);
            }
            assert !last.equals("round 3"); //~ assertion-failure
        }
    }
}

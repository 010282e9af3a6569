// A handler of the program sees the lines that are logged: the third one is another than the first two.
//@ kinds: assertion-failure
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LoggedTextIsSeen {
    static class Seen extends Handler {
        String last;

        @Override
        public void publish(LogRecord record) {
            last = record.getMessage();
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    public static void main(String[] args) {
        Logger log = Logger.getLogger("rounds");
        Seen seen = new Seen();
        log.addHandler(seen);
        log.setUseParentHandlers(false);
        new Thread(() -> {
            synchronized (LoggedTextIsSeen.class) {
            }
        }).start();
        int rounds = 0;
        while (true) {
            synchronized (LoggedTextIsSeen.class) {
                log.info("round " + ++rounds);
            }
            assert !seen.last.equals("round 3"); //~ assertion-failure
        }
    }
}

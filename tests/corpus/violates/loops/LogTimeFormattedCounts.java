// A handler of the program formats records with the formatter of the library, and looks at the text.
//@ kinds: assertion-failure
import java.util.logging.*;

public class LogTimeFormattedCounts {
    static String first;
    static final Formatter formatter = new SimpleFormatter();

    static class Keeper extends Handler {
        @Override
        public void publish(LogRecord record) {
            String text = formatter.format(record);
            if (first == null) {
                first = text;
            }
            assert text.equals(first); //~ assertion-failure
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    public static void main(String[] args) throws InterruptedException {
        Logger log = Logger.getLogger("loop");
        log.setUseParentHandlers(false);
        log.addHandler(new Keeper());
        while (true) {
            log.info("again");
            Thread.sleep(1000);
        }
    }
}

// A handler of the program looks at the times of log records: the third second after the first one comes.
//@ kinds: assertion-failure
import java.util.logging.*;

public class LogTimeCounts {
    static long first = -1;

    static class Keeper extends Handler {
        @Override
        public void publish(LogRecord record) {
            if (first < 0) {
                first = record.getInstant().getEpochSecond();
            }
            assert record.getInstant().getEpochSecond() < first + 3; //~ assertion-failure
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

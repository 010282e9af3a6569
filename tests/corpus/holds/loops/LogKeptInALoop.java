// A handler of the program keeps the last record, and never asks for its number or time.
//@ note: no run ends
import java.util.logging.*;

public class LogKeptInALoop {
    static LogRecord last;

    static class Keeper extends Handler {
        @Override
        public void publish(LogRecord record) {
            last = record;
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

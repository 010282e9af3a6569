// A handler of the program looks at the time of records: an hour may lie between two.
//@ kinds: assertion-failure
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class HandlerReadsTime {
    static long first, second;
    public static void main(String[] args) {
        Logger log = Logger.getLogger("x");
        log.setUseParentHandlers(false);
        log.addHandler(new Handler() {
            @Override public void publish(LogRecord record) { if (first == 0) first = record.getMillis(); else second = record.getMillis(); }
            @Override public void flush() {}
            @Override public void close() {}
        });
        log.info("one");
        log.info("two");
        assert second - first < 1000; //~ assertion-failure
    }
}

// A handler of the program reads what another thread writes.
//@ kinds: assertion-failure
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class HandlerReadsState {
    static int state, seen;
    public static void main(String[] args) throws Exception {
        Logger log = Logger.getLogger("x");
        log.setUseParentHandlers(false);
        log.addHandler(new Handler() {
            @Override public void publish(LogRecord record) { seen = seen * 10 + state; }
            @Override public void flush() {}
            @Override public void close() {}
        });
        Thread other = new Thread(() -> state = 1);
        other.start();
        log.info("one");
        log.info("two");
        other.join();
        assert seen != 1; //~ assertion-failure
    }
}

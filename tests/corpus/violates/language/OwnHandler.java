// A handler of the program collects records without a lock.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.*;
import java.util.logging.*;

public class OwnHandler {
    static int count;
    public static void main(String[] args) throws Exception {
        Logger log = Logger.getLogger("own");
        log.setUseParentHandlers(false);
        log.addHandler(new Handler() {
            public void publish(LogRecord r) {
                count++;
            }
            public void flush() {}
            public void close() {}
        });
        Thread t = new Thread(() -> log.info("a"));
        t.start();
        log.info("b");
        t.join();
        assert count == 2;
    }
}

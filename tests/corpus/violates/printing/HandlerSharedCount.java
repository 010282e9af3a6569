// A handler that the program gave to a logger counts without a lock; two threads log.
//@ kinds: assertion-failure
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class HandlerSharedCount {
    static int records;

    public static void main(String[] args) throws InterruptedException {
        Logger logger = Logger.getAnonymousLogger();
        logger.setUseParentHandlers(false);
        logger.addHandler(new Handler() {
            @Override
            public void publish(LogRecord record) {
                records++;
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        });
        Thread other = new Thread(() -> logger.info("one"));
        other.start();
        logger.info("two");
        other.join();
        assert records == 2; //~ assertion-failure
    }
}

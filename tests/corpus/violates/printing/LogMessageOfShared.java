// A log record's message is made when it is formatted; a supplier of the program makes it from shared data that another
// thread changes one part after the other.
//@ kinds: assertion-failure
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LogMessageOfShared {
    static volatile int left;
    static volatile int right;

    public static void main(String[] args) {
        Logger logger = Logger.getAnonymousLogger();
        logger.setUseParentHandlers(false);
        logger.addHandler(new Handler() {
            @Override
            public void publish(LogRecord record) {
                assert !record.getMessage().equals("10"); //~ assertion-failure
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        });
        new Thread(() -> {
            left = 1;
            right = 1;
        }).start();
        Supplier<String> message = () -> "" + left + right;
        logger.info(message);
    }
}

// A handler of the library writes the lines that are logged into memory of the program: the third one is longer than the first.
//@ kinds: assertion-failure
import java.io.ByteArrayOutputStream;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;

public class LoggedTextIsWritten {
    public static void main(String[] args) {
        Logger log = Logger.getLogger("rounds");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StreamHandler handler = new StreamHandler(bytes, new SimpleFormatter());
        log.addHandler(handler);
        log.setUseParentHandlers(false);
        new Thread(() -> {
            synchronized (LoggedTextIsWritten.class) {
            }
        }).start();
        int rounds = 0;
        while (true) {
            synchronized (LoggedTextIsWritten.class) {
                bytes.reset();
                log.info("round " + ++rounds);
                handler.flush();
            }
            assert !bytes.toString().contains("round 3"); //~ assertion-failure
        }
    }
}

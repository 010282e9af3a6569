// The level is raised while another thread logs two messages: the first may still be logged and the second not.
//@ kinds: assertion-failure
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LevelChangedWhileLogging {
    static int published;
    public static void main(String[] args) throws Exception {
        Logger log = Logger.getLogger("x");
        log.setUseParentHandlers(false);
        log.addHandler(new Handler() {
            @Override public void publish(LogRecord record) { published++; }
            @Override public void flush() {}
            @Override public void close() {}
        });
        Thread other = new Thread(() -> log.setLevel(Level.OFF));
        other.start();
        log.info("one");
        log.info("two");
        other.join();
        assert published != 1; //~ assertion-failure
    }
}

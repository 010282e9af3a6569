// What becomes of a parameter depends on the message it is logged with, which is chosen while the other thread holds the handler or
// waits for it.
//@ kinds: assertion-failure
import java.util.logging.Level;
import java.util.logging.Logger;

public class MessageNamesParameter {
    static final Logger LOG = Logger.getLogger("parameters");
    static volatile String next = "plain";
    static volatile boolean asked;

    @Override
    public String toString() {
        asked = true;
        return "asked";
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> LOG.log(Level.INFO, next, new MessageNamesParameter()));
        worker.start();
        next = "with {0}";
        next = "plain";
        LOG.info("main");
        worker.join();
        if (asked) {
            throw new AssertionError("made a text of it");
        }
    }
}

// The message that is logged is a key of a bundle of the program, which sees it.
//@ kinds: assertion-failure
import java.util.ResourceBundle;
import java.util.logging.Level;
import java.util.logging.Logger;

public class MessageIsKeyOfBundle {
    static final Logger LOG = Logger.getLogger("keys");
    static volatile String next = "first";
    static volatile boolean seen;

    public static class Texts extends ResourceBundle {
        @Override
        protected Object handleGetObject(String key) {
            if (key.equals("second")) {
                seen = true;
            }
            return key;
        }

        @Override
        public java.util.Enumeration<String> getKeys() {
            return java.util.Collections.emptyEnumeration();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Texts texts = new Texts();
        Thread worker = new Thread(() -> LOG.logrb(Level.INFO, texts, next));
        worker.start();
        next = "second";
        next = "first";
        LOG.info("main");
        worker.join();
        if (seen) {
            throw new AssertionError("the second text was looked up");
        }
    }
}

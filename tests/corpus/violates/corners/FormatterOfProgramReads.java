// A formatter of the program, used by a handler of the library, reads what others write.
//@ kinds: assertion-failure
import java.util.logging.ConsoleHandler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

public class FormatterOfProgramReads {
    static int state, seen = -1;
    public static void main(String[] args) throws Exception {
        Logger log = Logger.getLogger("x");
        log.setUseParentHandlers(false);
        ConsoleHandler handler = new ConsoleHandler();
        handler.setFormatter(new SimpleFormatter() {
            @Override public String format(LogRecord record) { int a = state; int b = state; if (a != b) seen = a; return ""; }
        });
        log.addHandler(handler);
        Thread other = new Thread(() -> state = 1);
        other.start();
        log.info("one");
        other.join();
        assert seen == -1; //~ assertion-failure
    }
}

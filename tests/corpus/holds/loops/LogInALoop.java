// A line is logged by two threads without end. At most the other one is inside when somebody comes in.
// Records have numbers and times, which nobody asks for.
//@ note: no run ends
import java.util.logging.Logger;

public class LogInALoop {
    static int users;
    static final Logger log = Logger.getLogger("loop");

    static void use() {
        synchronized (LogInALoop.class) {
            assert users < 2;
            users++;
        }
        log.info("in use");
        synchronized (LogInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(LogInALoop::work).start();
        work();
    }
}

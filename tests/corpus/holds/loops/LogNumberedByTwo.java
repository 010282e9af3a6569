// Two threads log their rounds without end, and each stands before the other's handler with a message that nobody has read yet.
// It goes to the standard error, so the rounds are alike.
//@ note: no run ends
import java.util.logging.Logger;

public class LogNumberedByTwo {
    static final Logger LOG = Logger.getLogger("rounds");

    static void work() {
        int round = 0;
        while (true) {
            LOG.info("round " + round++);
        }
    }

    public static void main(String[] args) {
        new Thread(LogNumberedByTwo::work).start();
        work();
    }
}

// ConsoleHandler and SimpleFormatter with a fixed format go to stderr.
//@ flags: -Djava.util.logging.SimpleFormatter.format=%4$s:%2$s:%5$s%6$s%n
//@ stderr: same
import java.util.Locale;
import java.util.logging.*;

public class ConsoleLogging {
    static final Logger LOG = Logger.getLogger(ConsoleLogging.class.getName());

    static class Helper {
        void work() {
            LOG.warning("from a helper");
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        LOG.info("hello");
        LOG.fine("hidden");
        LOG.severe("trouble");
        new Helper().work();
        Runnable r = () -> LOG.info("from a lambda");
        r.run();
        LOG.log(Level.WARNING, "{0} of {1}", new Object[] {1, 2});
        LOG.logp(Level.INFO, "Some.Class", "someMethod", "with source");
        System.out.println(Logger.getLogger("").getHandlers().length + " " + Logger.getLogger("").getHandlers()[0].getClass().getSimpleName() + " " + Logger.getLogger("").getHandlers()[0].getLevel() + " " + LOG.getUseParentHandlers() + " " + Logger.getGlobal().getName());
        Logger.getLogger("").getHandlers()[0].setLevel(Level.ALL);
        LOG.setLevel(Level.ALL);
        LOG.finest("now shown");
        Logger anon = Logger.getAnonymousLogger();
        System.out.println(anon.getName() + " " + anon.getParent().getName().isEmpty());
        anon.info("anonymous");
        System.Logger sys = System.getLogger("sys");
        sys.log(System.Logger.Level.INFO, "system logger {0}", "arg");
        sys.log(System.Logger.Level.DEBUG, () -> "hidden");
        System.out.println(sys.getName() + " " + sys.isLoggable(System.Logger.Level.WARNING) + sys.isLoggable(System.Logger.Level.TRACE));
    }
}

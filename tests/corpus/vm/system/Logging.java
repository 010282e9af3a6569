// java.util.logging with a handler and formatter of our own on stdout: levels, parents, filters, parameters.
import java.util.logging.*;

public class Logging {
    static class Out extends Handler {
        final String tag;

        Out(String tag) {
            this.tag = tag;
        }

        @Override
        public void publish(LogRecord r) {
            if (isLoggable(r)) System.out.print(tag + getFormatter().format(r));
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
            System.out.println(tag + "closed");
        }
    }

    public static void main(String[] args) {
        java.util.Locale.setDefault(java.util.Locale.ROOT);
        Logger root = Logger.getLogger("");
        for (Handler h : root.getHandlers()) root.removeHandler(h);
        Formatter f = new Formatter() {
            @Override
            public String format(LogRecord r) {
                return r.getLevel() + " " + r.getLoggerName() + " " + r.getSourceMethodName() + ": " + formatMessage(r) + (r.getThrown() == null ? "" : " <" + r.getThrown() + ">") + "\n";
            }
        };
        Out o = new Out("root> ");
        o.setFormatter(f);
        o.setLevel(Level.ALL);
        root.addHandler(o);
        Logger a = Logger.getLogger("app");
        Logger ab = Logger.getLogger("app.db");
        System.out.println(ab.getParent().getName() + " " + a.getParent().getName().isEmpty() + " " + ab.getLevel() + " " + root.getLevel() + " " + (Logger.getLogger("app") == a));
        a.info("hello");
        a.fine("not shown");
        a.setLevel(Level.FINE);
        ab.fine("shown because of the parent's level");
        ab.finer("not shown");
        ab.log(Level.WARNING, "params {0} and {1} and {0}", new Object[] {"x", 5});
        ab.log(Level.SEVERE, "with thrown", new IllegalStateException("bad"));
        ab.log(Level.INFO, "one {0}", 'p');
        ab.log(Level.FINE, () -> "supplied");
        ab.log(Level.FINEST, () -> {
            throw new Error("never called");
        });
        a.entering("Cls", "meth");
        a.setLevel(Level.ALL);
        a.entering("Cls", "meth", 3);
        a.exiting("Cls", "meth", "r");
        a.throwing("Cls", "meth", new Exception("t"));
        Out own = new Out("own> ");
        own.setFormatter(f);
        own.setLevel(Level.WARNING);
        ab.addHandler(own);
        ab.info("only root");
        ab.warning("both");
        ab.setUseParentHandlers(false);
        ab.warning("own only");
        ab.setFilter(r -> !r.getMessage().contains("secret"));
        ab.severe("a secret");
        ab.severe("public");
        a.config("config");
        System.out.println(a.isLoggable(Level.FINE) + " " + Level.parse("800") + " " + Level.parse("SEVERE").intValue() + " " + Level.OFF.intValue() + " " + Level.INFO.getLocalizedName());
        a.setLevel(Level.OFF);
        a.severe("nothing");
        try {
            Level.parse("LOUD");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        LogRecord r = new LogRecord(Level.INFO, "m {0,number,#.#}");
        r.setParameters(new Object[] {1.25});
        r.setInstant(java.time.Instant.EPOCH);
        System.out.println(f.formatMessage(r) + " " + r.getMillis() + " " + r.getLoggerName());
        System.out.println(new XMLFormatter().getHead(o).startsWith("<?xml") + " " + new SimpleFormatter().format(r).contains("INFO"));
        MemoryHandler mh = new MemoryHandler(o, 3, Level.SEVERE);
        Logger m = Logger.getLogger("mem");
        m.setUseParentHandlers(false);
        m.addHandler(mh);
        for (int i = 0; i < 5; i++) m.info("buffered " + i);
        m.severe("push");
        ab.removeHandler(own);
        System.out.println(ab.getHandlers().length);
        LogManager.getLogManager().reset();
    }
}

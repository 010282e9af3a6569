// LogManager configuration from a stream, handlers with formatters on files and streams, errors.
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.logging.*;
import java.util.logging.Formatter;

public class LogConfig {
    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.ROOT);
        String cfg = "handlers=\n.level=WARNING\napp.level=FINE\napp.net.level=OFF\nmy.key=7\n";
        LogManager lm = LogManager.getLogManager();
        lm.readConfiguration(new ByteArrayInputStream(cfg.getBytes()));
        System.out.println(lm.getProperty("my.key") + " " + lm.getProperty("none") + " " + Logger.getLogger("").getLevel() + " " + Logger.getLogger("").getHandlers().length);
        System.out.println(Logger.getLogger("app").getLevel() + " " + Logger.getLogger("app.db").isLoggable(Level.FINE) + " " + Logger.getLogger("app.net").isLoggable(Level.SEVERE) + " " + Logger.getLogger("other").isLoggable(Level.INFO));
        Formatter f = new Formatter() {
            @Override
            public String getHead(Handler h) {
                return "HEAD\n";
            }

            @Override
            public String format(LogRecord r) {
                return r.getSequenceNumber() % 1 + r.getLevel().getName().charAt(0) + ":" + formatMessage(r) + "\n";
            }

            @Override
            public String getTail(Handler h) {
                return "TAIL\n";
            }
        };
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        StreamHandler sh = new StreamHandler(bo, f);
        sh.setLevel(Level.FINE);
        Logger app = Logger.getLogger("app");
        app.addHandler(sh);
        app.fine("one");
        app.finer("too fine");
        Logger.getLogger("app.db").info("from a child");
        System.out.println("buffered " + bo.size());
        sh.flush();
        System.out.print(bo);
        sh.close();
        System.out.println(bo.toString().endsWith("TAIL\n"));
        app.removeHandler(sh);
        Path p = Files.createTempFile("log", ".txt");
        FileHandler fh = new FileHandler(p.toString());
        fh.setFormatter(f);
        app.addHandler(fh);
        for (int i = 0; i < 3; i++) app.log(Level.INFO, "line {0}", i);
        fh.close();
        System.out.println(Files.readAllLines(p));
        Files.delete(p);
        app.removeHandler(fh);
        Handler broken = new StreamHandler(OutputStream.nullOutputStream(), new Formatter() {
            @Override
            public String format(LogRecord r) {
                throw new IllegalStateException("formatter failed");
            }
        });
        broken.setErrorManager(new ErrorManager() {
            @Override
            public void error(String m, Exception e, int code) {
                System.out.println("error manager: " + e.getMessage() + " code " + code);
            }
        });
        app.addHandler(broken);
        app.severe("x");
        app.removeHandler(broken);
        class Custom extends Level {
            Custom() {
                super("CUSTOM", 850);
            }
        }
        Level custom = new Custom();
        List<String> got = new ArrayList<>();
        app.addHandler(new Handler() {
            @Override
            public void publish(LogRecord r) {
                got.add(r.getLevel() + "/" + r.getLevel().intValue() + "/" + r.getMessage() + "/" + (r.getThrown() == null ? "-" : r.getThrown().getMessage()) + "/" + Arrays.toString(r.getParameters()));
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        });
        app.log(custom, "custom level");
        app.log(Level.WARNING, "thrown", new Exception("t"));
        app.log(Level.INFO, new Exception("s"), () -> "supplied");
        app.logrb(Level.INFO, (ResourceBundle) null, "rb {0}", 5);
        System.out.println(got + " " + Level.parse("CUSTOM").getName() + " " + Level.parse("850"));
        lm.reset();
        System.out.println(app.getLevel() + " " + Logger.getLogger("").getLevel() + " " + app.getHandlers().length);
        System.out.println(Collections.list(lm.getLoggerNames()).contains("app.db"));
    }
}

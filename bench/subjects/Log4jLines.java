// Two threads log a line each through log4j's core to its default appender.
//@ jars: log4j-api log4j-core
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.apache.logging.log4j.core.config.Configurator;

public class Log4jLines {
    public static void main(String[] args) throws Exception {
        Logger log = LogManager.getLogger(Log4jLines.class);
        Configurator.setRootLevel(Level.INFO);
        log.info("set up");
        Thread one = new Thread(() -> log.info("one"));
        Thread two = new Thread(() -> log.info("two"));
        one.start();
        two.start();
        one.join();
        two.join();
    }
}

// Standard error was replaced before the first line is logged: the program reads the times that are logged.
//@ kinds: assertion-failure
import java.io.*;
import java.util.logging.Logger;

public class LoggedTimeIsRead {
    public static void main(String[] args) throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setErr(new PrintStream(bytes));
        Logger log = Logger.getLogger("loop");
        String first = null;
        while (true) {
            bytes.reset();
            log.info("again");
            if (first == null) {
                first = bytes.toString();
            }
            assert bytes.toString().equals(first); //~ assertion-failure
            Thread.sleep(1000);
        }
    }
}

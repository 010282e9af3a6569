// Records that the program makes differ in their messages alone, and a message is read.
//@ kinds: assertion-failure
import java.util.logging.Level;
import java.util.logging.LogRecord;

public class MessageOfRecordIsRead {
    static volatile String next = "first";
    static volatile LogRecord last;

    public static void main(String[] args) throws InterruptedException {
        Thread maker = new Thread(() -> last = new LogRecord(Level.INFO, next));
        maker.start();
        next = "second";
        next = "first";
        maker.join();
        if (last.getMessage().equals("second")) {
            throw new AssertionError("made in between");
        }
    }
}

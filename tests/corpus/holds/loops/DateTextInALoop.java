// Two threads print a text with the date in it, without end. Nobody else has the date or the text. At most the other one is
// inside when somebody comes in.
//@ note: no run ends
import java.util.Date;

public class DateTextInALoop {
    static int users;

    static void use() throws InterruptedException {
        synchronized (DateTextInALoop.class) {
            assert users < 2;
            users++;
        }
        String text = "[" + new Date() + "] hello";
        System.err.println(text);
        Thread.sleep(1000);
        synchronized (DateTextInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            try {
                use();
            } catch (InterruptedException nobodyDoesThat) {
                return;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(DateTextInALoop::work).start();
        work();
    }
}

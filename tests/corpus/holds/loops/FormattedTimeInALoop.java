// Two threads print the time by a format of their own, without end. The text goes to standard output, and nowhere else. At
// most the other one is inside when somebody comes in.
//@ note: no run ends
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;

public class FormattedTimeInALoop {
    static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("HH:mm:ss");

    static int users;

    static void use() throws InterruptedException {
        synchronized (FormattedTimeInALoop.class) {
            assert users < 2;
            users++;
        }
        String time = LocalTime.now().format(FORMAT);
        System.out.println(time + " tick");
        Thread.sleep(1000);
        synchronized (FormattedTimeInALoop.class) {
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
        new Thread(FormattedTimeInALoop::work).start();
        work();
    }
}

// Two threads print the time by a format of their own, without end. The text goes to standard output, and nowhere else.
// Nothing keeps the second one out while the first is inside.
//@ kinds: assertion-failure
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;

public class FormattedTimeInALoopCrowded {
    static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("HH:mm:ss");

    static int users;

    static void use() throws InterruptedException {
        synchronized (FormattedTimeInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        String time = LocalTime.now().format(FORMAT);
        System.out.println(time + " tick");
        Thread.sleep(1000);
        synchronized (FormattedTimeInALoopCrowded.class) {
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
        new Thread(FormattedTimeInALoopCrowded::work).start();
        work();
    }
}

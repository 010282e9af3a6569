// Two threads print the time and their names, without end. Both are texts that only standard output gets. At most the other
// one is inside when somebody comes in.
//@ note: no run ends
import java.time.LocalTime;

public class TimeAndNamePrintedInALoop {
    static int users;

    static void use() throws InterruptedException {
        synchronized (TimeAndNamePrintedInALoop.class) {
            assert users < 2;
            users++;
        }
        System.out.printf("%s %s%n", LocalTime.now(), Thread.currentThread().getName());
        Thread.sleep(1000);
        synchronized (TimeAndNamePrintedInALoop.class) {
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
        new Thread(TimeAndNamePrintedInALoop::work).start();
        work();
    }
}

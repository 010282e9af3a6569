// Two threads print the time and their names, without end. Both are texts that only standard output gets. Nothing keeps the
// second one out while the first is inside.
//@ kinds: assertion-failure
import java.time.LocalTime;

public class TimeAndNamePrintedInALoopCrowded {
    static int users;

    static void use() throws InterruptedException {
        synchronized (TimeAndNamePrintedInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        System.out.printf("%s %s%n", LocalTime.now(), Thread.currentThread().getName());
        Thread.sleep(1000);
        synchronized (TimeAndNamePrintedInALoopCrowded.class) {
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
        new Thread(TimeAndNamePrintedInALoopCrowded::work).start();
        work();
    }
}

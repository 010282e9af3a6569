// The date is printed every second by two threads without end. Nothing keeps the second one out while the first is inside.
// Its text goes to standard output, and nowhere else.
//@ kinds: assertion-failure
import java.util.Date;

public class DatePrintedInALoopCrowded {
    static int users;

    static void use() throws InterruptedException {
        synchronized (DatePrintedInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        System.out.println(new Date());
        Thread.sleep(1000);
        synchronized (DatePrintedInALoopCrowded.class) {
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
        new Thread(DatePrintedInALoopCrowded::work).start();
        work();
    }
}

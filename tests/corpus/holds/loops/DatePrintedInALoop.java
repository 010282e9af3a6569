// The date is printed every second by two threads without end. At most the other one is inside when somebody comes in.
// Its text goes to standard output, and nowhere else.
//@ note: no run ends
import java.util.Date;

public class DatePrintedInALoop {
    static int users;

    static void use() throws InterruptedException {
        synchronized (DatePrintedInALoop.class) {
            assert users < 2;
            users++;
        }
        System.out.println(new Date());
        Thread.sleep(1000);
        synchronized (DatePrintedInALoop.class) {
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
        new Thread(DatePrintedInALoop::work).start();
        work();
    }
}

// Two threads print a text with the time in it, without end. The text goes to standard output, and nowhere else. At most the
// other one is inside when somebody comes in.
//@ note: no run ends
import java.time.Instant;

public class TimeTextInALoop {
    static int users;

    static void use() throws InterruptedException {
        synchronized (TimeTextInALoop.class) {
            assert users < 2;
            users++;
        }
        System.out.println(Instant.now() + " beat");
        Thread.sleep(1000);
        synchronized (TimeTextInALoop.class) {
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
        new Thread(TimeTextInALoop::work).start();
        work();
    }
}

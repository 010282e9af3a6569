// Two threads print a text with the time in it, without end. The text goes to standard output, and nowhere else. Nothing keeps
// the second one out while the first is inside.
//@ kinds: assertion-failure
import java.time.Instant;

public class TimeTextInALoopCrowded {
    static int users;

    static void use() throws InterruptedException {
        synchronized (TimeTextInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        System.out.println(Instant.now() + " beat");
        Thread.sleep(1000);
        synchronized (TimeTextInALoopCrowded.class) {
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
        new Thread(TimeTextInALoopCrowded::work).start();
        work();
    }
}

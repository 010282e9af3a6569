// Two threads print a text with the date in it, without end. Nobody else has the date or the text. Nothing keeps the second
// one out while the first is inside.
//@ kinds: assertion-failure
import java.util.Date;

public class DateTextInALoopCrowded {
    static int users;

    static void use() throws InterruptedException {
        synchronized (DateTextInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        String text = "[" + new Date() + "] hello";
        System.err.println(text);
        Thread.sleep(1000);
        synchronized (DateTextInALoopCrowded.class) {
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
        new Thread(DateTextInALoopCrowded::work).start();
        work();
    }
}

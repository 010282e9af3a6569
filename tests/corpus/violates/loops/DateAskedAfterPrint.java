// A date is printed, which makes it remember its parts. Then it is asked for one: the time counts.
//@ kinds: uncaught
import java.util.Date;

public class DateAskedAfterPrint {
    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws InterruptedException {
        int first = -1;
        while (true) {
            Date date = new Date();
            System.out.println(date);
            if (first < 0) {
                first = date.getMinutes();
            }
            if ((date.getMinutes() - first + 60) % 60 == 5) {
                throw new IllegalStateException("five minutes later"); //~ uncaught
            }
            Thread.sleep(60_000);
        }
    }
}

// A `java.util.Date` is not thread-safe: another thread may have set the year.
//@ kinds: assertion-failure
import java.util.Date;

public class SharedDateYear {
    public static void main(String[] args) throws Exception {
        Date date = new Date(100, 0, 1);
        Thread t = new Thread(() -> date.setYear(120));
        t.start();
        int year = date.getYear();
        t.join();
        assert year == 100; //~ assertion-failure
    }
}

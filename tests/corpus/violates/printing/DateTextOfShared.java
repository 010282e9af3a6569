// A java.util.Date is mutable: between two texts of it another thread sets it.
//@ kinds: assertion-failure
import java.util.Date;

public class DateTextOfShared {
    public static void main(String[] args) {
        Date date = new Date(0);
        new Thread(() -> date.setTime(1000)).start();
        long first = date.getTime();
        long second = date.getTime();
        assert first == second; //~ assertion-failure
    }
}

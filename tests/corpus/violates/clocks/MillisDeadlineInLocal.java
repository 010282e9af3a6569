// The same clock is read twice; a limit in milliseconds that was just set may be over at the second reading.
//@ kinds: assertion-failure
public class MillisDeadlineInLocal {
    static volatile int work;

    public static void main(String[] args) {
        long end = System.currentTimeMillis() + 1000;
        boolean inTime = System.currentTimeMillis() < end;
        work++;
        boolean stillInTime = System.currentTimeMillis() < end;
        assert inTime == stillInTime; //~ assertion-failure
    }
}

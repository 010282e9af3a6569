// The time is printed first and then decides.
//@ kinds: assertion-failure
public class PrintedThenDecided {
    public static void main(String[] args) {
        long start = System.currentTimeMillis();
        System.out.println("started at " + start);
        long now = System.currentTimeMillis();
        System.out.println("now " + now);
        if (now - start > 60_000) {
            assert false; //~ assertion-failure
        }
    }
}

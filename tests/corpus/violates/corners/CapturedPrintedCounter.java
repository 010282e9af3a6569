// The counter in an array is printed by a lambda and compared elsewhere.
//@ kinds: assertion-failure
public class CapturedPrintedCounter {
    static volatile boolean stop;
    public static void main(String[] args) throws Exception {
        int[] n = {0};
        Runnable shows = () -> System.out.println("n " + ++n[0]);
        Thread other = new Thread(() -> stop = true);
        other.start();
        while (!stop && n[0] < 6) shows.run();
        assert n[0] != 3; //~ assertion-failure
    }
}

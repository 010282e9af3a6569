// A time is printed, and compared with the time at the start as well: more than half an hour may have passed.
//@ kinds: assertion-failure
public class PrintedReadingIsCompared {
    public static void main(String[] args) throws InterruptedException {
        long start = System.currentTimeMillis();
        while (true) {
            long now = System.currentTimeMillis();
            System.out.println("now " + now);
            assert now - start < 1_800_000; //~ assertion-failure
            start = now;
            Thread.sleep(1000);
        }
    }
}

// Both threads may read 1: both writes may come before both reads.
//@ kinds: assertion-failure
public class StoreBufferingBothOne {
    static volatile int x;
    static volatile int y;
    static volatile int r1;

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            x = 1;
            r1 = y;
        });
        one.start();
        y = 1;
        int r2 = x;
        one.join();
        assert r1 == 0 || r2 == 0; //~ assertion-failure
    }
}

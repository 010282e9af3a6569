// The same as an assertion: not both threads read 0.
public class StoreBufferingAsserted {
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
        assert r1 == 1 || r2 == 1;
    }
}

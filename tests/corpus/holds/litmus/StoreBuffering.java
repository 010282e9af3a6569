// Store buffering with volatile fields: one of the two writes comes first, so 0 0 is impossible.
//@ output: 0 1
//@ output: 1 0
//@ output: 1 1
public class StoreBuffering {
    static volatile int x;
    static volatile int y;
    static volatile int r1;
    static volatile int r2;

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            x = 1;
            r1 = y;
        });
        Thread two = new Thread(() -> {
            y = 1;
            r2 = x;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(r1 + " " + r2);
    }
}

// Load buffering: a read cannot see a write that comes after it, so 1 1 is impossible.
//@ output: 0 0
//@ output: 0 1
//@ output: 1 0
public class LoadBuffering {
    static volatile int x;
    static volatile int y;
    static volatile int r1;

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            r1 = x;
            y = 1;
        });
        one.start();
        int r2 = y;
        x = 1;
        one.join();
        System.out.println(r1 + " " + r2);
    }
}

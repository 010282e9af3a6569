// Two threads write x and y in opposite order; the last writes cannot both be the threads' first ones.
//@ output: 1 2
//@ output: 2 1
//@ output: 2 2
public class TwoPlusTwoWrites {
    static volatile int x;
    static volatile int y;

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            x = 1;
            y = 2;
        });
        one.start();
        y = 1;
        x = 2;
        one.join();
        System.out.println(x + " " + y);
    }
}

// Independent reads of independent writes: two readers never disagree about which of two writes came
// first, so of sixteen results only 1 0 1 0 is impossible. (Reader one: x, y; reader two: y, x.)
//@ unreduced: no
//@ output: 0 0 0 0
//@ output: 0 0 0 1
//@ output: 0 0 1 0
//@ output: 0 0 1 1
//@ output: 0 1 0 0
//@ output: 0 1 0 1
//@ output: 0 1 1 0
//@ output: 0 1 1 1
//@ output: 1 0 0 0
//@ output: 1 0 0 1
//@ output: 1 0 1 1
//@ output: 1 1 0 0
//@ output: 1 1 0 1
//@ output: 1 1 1 0
//@ output: 1 1 1 1
public class IndependentReads {
    static volatile int x;
    static volatile int y;
    static volatile int r1;
    static volatile int r2;

    public static void main(String[] args) throws Exception {
        Thread writeX = new Thread(() -> x = 1);
        Thread writeY = new Thread(() -> y = 1);
        Thread reader = new Thread(() -> {
            r1 = x;
            r2 = y;
        });
        writeX.start();
        writeY.start();
        reader.start();
        int r3 = y;
        int r4 = x;
        writeX.join();
        writeY.join();
        reader.join();
        System.out.println(r1 + " " + r2 + " " + r3 + " " + r4);
    }
}

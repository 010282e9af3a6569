// Causality: the second thread's write of y follows its read of x. If that read saw the write of x, whoever
// sees y also sees x: 1 1 0 is impossible.
//@ unreduced: no
//@ output: 0 0 0
//@ output: 0 0 1
//@ output: 0 1 0
//@ output: 0 1 1
//@ output: 1 0 0
//@ output: 1 0 1
//@ output: 1 1 1
public class WriteReadCausality {
    static volatile int x;
    static volatile int y;
    static volatile int r1;

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> x = 1);
        Thread two = new Thread(() -> {
            r1 = x;
            y = 1;
        });
        one.start();
        two.start();
        int r2 = y;
        int r3 = x;
        one.join();
        two.join();
        System.out.println(r1 + " " + r2 + " " + r3);
    }
}

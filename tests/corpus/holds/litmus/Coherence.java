// Two reads of one location never go back in its order of writes 0, 1, 2.
//@ output: 0 0
//@ output: 0 1
//@ output: 0 2
//@ output: 1 1
//@ output: 1 2
//@ output: 2 2
public class Coherence {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            x = 1;
            x = 2;
        });
        writer.start();
        int r1 = x;
        int r2 = x;
        writer.join();
        System.out.println(r1 + " " + r2);
    }
}

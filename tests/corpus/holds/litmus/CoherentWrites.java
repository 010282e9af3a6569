// The last of two writes to one location stays.
//@ output: 1
//@ output: 2
public class CoherentWrites {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> x = 1);
        one.start();
        x = 2;
        one.join();
        System.out.println(x);
    }
}

// The counter is printed and is the size of an array, until it is negative.
//@ kinds: uncaught
public class PrintedCounterSizesArray {
    static volatile boolean stop;
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> stop = true);
        other.start();
        int n = 3;
        while (!stop) {
            System.out.println("n " + n--);
            byte[] room = new byte[n];
        }
    }
}

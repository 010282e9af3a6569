// The counter is printed and indexes an array.
//@ kinds: uncaught
public class PrintedCounterIndexes {
    static volatile boolean stop;
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> stop = true);
        other.start();
        int n = 0;
        int[] seen = new int[4];
        while (!stop) {
            System.out.println("n " + n);
            seen[n++] = 1;
        }
    }
}

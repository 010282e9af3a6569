// The divisor is tested and then read again; another thread sets it to zero in between.
//@ kinds: uncaught
public class DivisorCleared {
    static volatile int divisor = 2;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> divisor = 0);
        other.start();
        int quotient = 0;
        if (divisor != 0) {
            quotient = 10 / divisor; //~ uncaught
        }
        other.join();
        assert quotient == 0 || quotient == 5;
    }
}

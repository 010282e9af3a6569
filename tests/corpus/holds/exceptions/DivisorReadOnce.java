// The divisor is read once, into a local.
public class DivisorReadOnce {
    static volatile int divisor = 2;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> divisor = 0);
        other.start();
        int seen = divisor;
        int quotient = 0;
        if (seen != 0) {
            quotient = 10 / seen;
        }
        other.join();
        assert quotient == 0 || quotient == 5;
    }
}

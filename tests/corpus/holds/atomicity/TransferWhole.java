// The transfer and the audit each hold the monitor throughout.
public class TransferWhole {
    static final Object lock = new Object();
    static int left = 10;
    static int right = 10;

    public static void main(String[] args) throws Exception {
        Thread mover = new Thread(() -> {
            synchronized (lock) {
                left -= 4;
                right += 4;
            }
        });
        mover.start();
        int sum;
        synchronized (lock) {
            sum = left + right;
        }
        mover.join();
        assert sum == 20;
    }
}

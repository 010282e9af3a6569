// A transfer in two synchronized steps: an auditor between them misses the money on the way.
//@ kinds: assertion-failure
public class TransferSeenHalfway {
    static final Object lock = new Object();
    static int left = 10;
    static int right = 10;

    public static void main(String[] args) throws Exception {
        Thread mover = new Thread(() -> {
            synchronized (lock) {
                left -= 4;
            }
            synchronized (lock) {
                right += 4;
            }
        });
        mover.start();
        int sum;
        synchronized (lock) {
            sum = left + right;
        }
        mover.join();
        assert sum == 20; //~ assertion-failure
    }
}

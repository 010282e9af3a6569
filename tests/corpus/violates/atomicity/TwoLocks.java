// Both threads lock, but not the same monitor.
//@ kinds: assertion-failure
public class TwoLocks {
    static final Object one = new Object();
    static final Object two = new Object();
    static int counter;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            synchronized (one) {
                counter++;
            }
        });
        other.start();
        synchronized (two) {
            counter++;
        }
        other.join();
        assert counter == 2; //~ assertion-failure
    }
}

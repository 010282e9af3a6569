// The program relies on a short sleep ending before a long one.
//@ kinds: assertion-failure
public class SleepOrderAssumed {
    static volatile boolean first;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                return;
            }
            first = true;
        }).start();
        Thread.sleep(1000);
        assert first; //~ assertion-failure
    }
}

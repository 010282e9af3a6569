// A timed join may return before the thread has ended.
//@ kinds: assertion-failure
public class JoinTimesOut {
    static volatile int result;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> result = 1);
        worker.start();
        worker.join(10_000);
        assert result == 1; //~ assertion-failure
    }
}

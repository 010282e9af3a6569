// After a timed join the program asks whether the thread has ended.
public class JoinTimedThenAsked {
    static volatile int result;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> result = 1);
        worker.start();
        worker.join(10);
        if (!worker.isAlive()) {
            assert result == 1;
        }
    }
}

// An interrupt before `start` shows in `isInterrupted` at once (JDK 14 and later) and is still there inside the thread; it
// is not there twice.
public class BeforeStartSeenByOthers {
    static volatile boolean first;
    static volatile boolean second;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            first = Thread.interrupted();
            second = Thread.interrupted();
        });
        thread.interrupt();
        assert thread.isInterrupted();
        thread.start();
        thread.join();
        assert first && !second;
    }
}

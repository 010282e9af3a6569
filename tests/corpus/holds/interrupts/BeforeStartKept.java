// In the JDK an interrupt before `start` is recorded and the thread finds it when it runs (implementation note of
// Thread.interrupt: interrupting a thread that is not alive "still records that the interrupt request was made").
public class BeforeStartKept {
    static volatile boolean found;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                found = true;
            }
        });
        thread.interrupt();
        thread.start();
        thread.join();
        assert found;
    }
}

// The look at the state and the start are under one monitor, so the second starter no longer finds NEW: a started thread
// is never NEW again.
public class StartIfNewLocked {
    static int starts;

    static synchronized void startOnce(Thread worker) {
        if (worker.getState() == Thread.State.NEW) {
            worker.start();
            starts++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> { });
        Thread other = new Thread(() -> startOnce(worker));
        other.start();
        startOnce(worker);
        other.join();
        assert starts == 1;
    }
}

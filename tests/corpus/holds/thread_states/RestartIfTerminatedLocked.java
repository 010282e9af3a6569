// Looking and replacing are one step under a monitor; the replacement is NEW, so the second supervisor leaves it alone.
public class RestartIfTerminatedLocked {
    static int replacements;
    static Thread worker = new Thread(() -> { });

    static synchronized void supervise() {
        if (worker.getState() == Thread.State.TERMINATED) {
            worker = new Thread(() -> { });
            replacements++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        worker.start();
        Thread other = new Thread(RestartIfTerminatedLocked::supervise);
        other.start();
        supervise();
        other.join();
        assert replacements < 2;
    }
}

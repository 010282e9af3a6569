// isInterrupted keeps the status, Thread.interrupted reports and clears it.
public class InterruptFlag {
    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            boolean first = Thread.interrupted();
            boolean second = Thread.interrupted();
            assert first && !second;
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}

// The map of all stack traces has the live threads. The worker may have ended, and is then not in it.
//@ kinds: assertion-failure
public class AllStackTracesSnapshot {
    static volatile int steps;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> steps++);
        worker.start();
        assert Thread.getAllStackTraces().containsKey(worker); //~ assertion-failure
    }
}

// The loop polls a flag until a deadline without sleeping. The deadline may pass first.
//@ kinds: assertion-failure
public class PollingLoopAssumesReady {
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> ready = true).start();
        long deadline = System.nanoTime() + 10_000_000L;
        while (!ready && System.nanoTime() - deadline < 0) {
            Thread.onSpinWait();
        }
        assert ready; //~ assertion-failure
    }
}

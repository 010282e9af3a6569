// Whether a thread keeps its process alive is looked at when it starts. `setDaemon` first tests that the thread does not live,
// and then sets the field: a start in between finds the field as it was, so the worker is no daemon although `setDaemon`
// succeeded, and the process waits for it. The worker waits for ever if `setDaemon` succeeded.
//@ kinds: deadlock
public class DaemonTooLate {
    static boolean succeeded;

    public static void main(String[] args) {
        Thread[] setter = new Thread[1];
        Thread worker = new Thread(() -> {
            try {
                setter[0].join();
                if (succeeded) {
                    synchronized (setter) {
                        setter.wait();
                    }
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        setter[0] = new Thread(() -> {
            try {
                worker.setDaemon(true);
                succeeded = true;
            } catch (IllegalThreadStateException e) {
                // The worker lives already.
            }
        });
        setter[0].start();
        worker.start();
    }
}

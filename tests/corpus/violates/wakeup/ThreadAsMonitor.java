// The end of a thread wakes all who wait on the thread's object, also one that waits for something else
// and does not look whether it has come.
//@ kinds: assertion-failure
public class ThreadAsMonitor {
    static volatile boolean told;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> { });
        synchronized (worker) {
            worker.start();
            worker.wait();
        }
        assert told; //~ assertion-failure
    }
}

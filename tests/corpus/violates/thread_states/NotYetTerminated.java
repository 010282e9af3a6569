// The last thing the worker does is to set a flag. Whoever sees the flag may look before the thread has ended: it is then
// still RUNNABLE (seen on java).
//@ kinds: assertion-failure
public class NotYetTerminated {
    static volatile boolean done;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> done = true);
        worker.start();
        if (done) {
            assert worker.getState() == Thread.State.TERMINATED; //~ assertion-failure
        }
    }
}

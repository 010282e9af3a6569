// The worker interrupts the thread that joins it. If that thread is in `join` by then, `join` throws; if it comes later the
// worker may have ended, and `join` need not look at the flag.
//@ kinds: uncaught
public class JoinedThreadInterrupts {
    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        Thread worker = new Thread(main::interrupt);
        worker.start();
        worker.join(); //~ uncaught
    }
}

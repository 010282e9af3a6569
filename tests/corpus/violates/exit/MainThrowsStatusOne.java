// main ends by an exception: the launcher ends with status 1.
//@ kinds: uncaught exit-status
//@ flags: --property exit-status
public class MainThrowsStatusOne {
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> ready = true).start();
        if (!ready) {
            throw new IllegalStateException("not ready"); //~ uncaught
        }
    }
}

// An exception that ends another thread than main leaves the exit status at zero.
//@ kinds: uncaught
//@ flags: --property exit-status
public class ThreadThrowsStatusZero {
    public static void main(String[] args) {
        new Thread(() -> {
            throw new IllegalStateException("worker"); //~ uncaught
        }).start();
    }
}

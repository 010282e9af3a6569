// `isInterrupted` leaves the flag as it is, so a sleep behind it ends at once with InterruptedException.
//@ kinds: uncaught
public class LookedAtIsNotGone {
    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        Thread other = new Thread(main::interrupt);
        other.start();
        if (main.isInterrupted()) {
            Thread.sleep(10); //~ uncaught
        }
    }
}

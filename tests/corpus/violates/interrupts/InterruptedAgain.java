// The flag is cleared once, but a second interrupt comes: the sleep may be ended by that one.
//@ kinds: uncaught
public class InterruptedAgain {
    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> {
            main.interrupt();
            main.interrupt();
        });
        other.start();
        while (!Thread.interrupted()) {
            Thread.yield();
        }
        Thread.sleep(10); //~ uncaught
    }
}

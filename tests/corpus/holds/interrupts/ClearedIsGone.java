// `Thread.interrupted` clears the flag, and with it the only interrupt there was. A later sleep runs to its end (javadoc:
// "a subsequent call would return false, unless the thread were interrupted again").
public class ClearedIsGone {
    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        Thread other = new Thread(main::interrupt);
        other.start();
        while (!Thread.interrupted()) {
            Thread.yield();
        }
        Thread.sleep(10);
        other.join();
        assert !main.isInterrupted();
    }
}

import java.util.concurrent.locks.ReentrantLock;

/** The answer of tryLock is ignored, and who did not get the lock gives it back. */
public class IgnoredTryLock {
    static final ReentrantLock door = new ReentrantLock();
    static int inside;

    static void enter() {
        door.tryLock();
        inside++;
        inside--;
        door.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread visitor = new Thread(IgnoredTryLock::enter, "visitor");
        visitor.start();
        enter();
        visitor.join();
    }
}

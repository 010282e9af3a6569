// The flag is cleared before the thread waits with a limit: the wait is not ended by the interrupt that is gone.
public class ClearedThenWait {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread.currentThread().interrupt();
        assert Thread.interrupted();
        assert !Thread.interrupted();
        synchronized (lock) {
            lock.wait(10);
        }
    }
}

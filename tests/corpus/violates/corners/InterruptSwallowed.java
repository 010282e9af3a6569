// The helper swallows the interrupt in its first wait and waits again, for ever.
//@ kinds: deadlock
public class InterruptSwallowed {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try { lock.wait(1000); } catch (InterruptedException e) { }
                try { lock.wait(); } catch (InterruptedException e) { return; }
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}

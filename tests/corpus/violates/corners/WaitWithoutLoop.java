// A waiter with a time limit that does not look again.
//@ kinds: assertion-failure
public class WaitWithoutLoop {
    static boolean ready;
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> { synchronized (lock) { ready = true; lock.notify(); } });
        t.start();
        synchronized (lock) {
            if (!ready) lock.wait(100);
            assert ready; //~ assertion-failure
        }
        t.join();
    }
}

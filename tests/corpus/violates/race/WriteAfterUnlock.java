// The second write comes after the monitor was given back. It races only in runs where the other thread
// does not take the monitor afterwards, but there are such runs.
//@ kinds: race
//@ flags: --property no-race
public class WriteAfterUnlock {
    static final Object lock = new Object();
    static int value;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                value = 1;
            }
            value = 2;
        }).start();
        synchronized (lock) {
            int seen = value;
        }
    }
}

// The writer holds a monitor, the reader does not.
//@ kinds: race
//@ flags: --property no-race
public class OneSideLocked {
    static final Object lock = new Object();
    static int value;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                value = 1;
            }
        }).start();
        int seen = value;
    }
}

// Order is transitive: from one thread through a second to a third.
//@ flags: --property no-race
public class ThroughAThird {
    static final Object lock = new Object();
    static volatile int stage;
    static int data;
    static boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1;
            stage = 1;
        }).start();
        new Thread(() -> {
            if (stage == 1) {
                synchronized (lock) {
                    done = true;
                }
            }
        }).start();
        synchronized (lock) {
            if (done) {
                assert data == 1;
            }
        }
    }
}

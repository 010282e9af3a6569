// An atomic block that has to wait for a monitor lets others run.
//@ kinds: assertion-failure
//@ stubs: yes
import heddle.Heddle;

public class AtomicThatWaits {
    static final Object lock = new Object();
    static int step;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            synchronized (lock) {
                step = 1;
                Thread.yield();
                step = 2;
            }
        });
        other.start();
        int[] seen = new int[2];
        Heddle.atomic(() -> {
            seen[0] = step;
            synchronized (lock) {
                seen[1] = step;
            }
        });
        assert seen[0] == seen[1]; //~ assertion-failure
    }
}

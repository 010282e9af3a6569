// Two threads attempt to change the stamp of one reference. An attempt reads reference and stamp, then compares and sets
// both, so the one that comes in between makes the other fail although the reference stays as expected. The
// documentation allows that: only without competition does an attempt succeed.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicStampedReference;

public class AttemptStampTogether {
    static final AtomicStampedReference<String> stamped = new AtomicStampedReference<>("a", 0);
    static boolean other;

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> other = stamped.attemptStamp("a", 3));
        thread.start();
        boolean mine = stamped.attemptStamp("a", 1);
        thread.join();
        assert mine && other; //~ assertion-failure
    }
}

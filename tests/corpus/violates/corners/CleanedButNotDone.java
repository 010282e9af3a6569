// Whoever comes second to `Cleanable.clean` returns at once; the action that the first one runs may not be over.
//@ kinds: assertion-failure
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;

public class CleanedButNotDone {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Object cleaned = new Object();
        Cleaner.Cleanable cleanable = Cleaner.create().register(cleaned, () -> done = true);
        Thread other = new Thread(cleanable::clean);
        other.start();
        cleanable.clean();
        assert done : "cleaned, but not done"; //~ assertion-failure
        other.join();
        Reference.reachabilityFence(cleaned);
    }
}

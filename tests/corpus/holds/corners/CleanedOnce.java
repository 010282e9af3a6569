// The action of a `Cleanable` runs once, whoever cleans.
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.util.concurrent.atomic.AtomicInteger;

public class CleanedOnce {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger runs = new AtomicInteger();
        Object cleaned = new Object();
        Cleaner.Cleanable cleanable = Cleaner.create().register(cleaned, runs::incrementAndGet);
        Thread other = new Thread(cleanable::clean);
        other.start();
        cleanable.clean();
        other.join();
        assert runs.get() == 1;
        Reference.reachabilityFence(cleaned);
    }
}

// The referenced object is tested by one get of the updater and used by another.
//@ kinds: uncaught
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class UpdaterReferenceTwice {
    static final AtomicReferenceFieldUpdater<UpdaterReferenceTwice, String> NAME =
            AtomicReferenceFieldUpdater.newUpdater(UpdaterReferenceTwice.class, String.class, "name");
    volatile String name = "full";

    public static void main(String[] args) {
        UpdaterReferenceTwice shared = new UpdaterReferenceTwice();
        new Thread(() -> NAME.lazySet(shared, null)).start();
        if (NAME.get(shared) != null) {
            NAME.get(shared).length(); //~ uncaught
        }
    }
}

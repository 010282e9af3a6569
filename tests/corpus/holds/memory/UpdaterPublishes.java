// compareAndSet of a reference updater writes the volatile field, and so publishes what is in the box.
//@ flags: --property no-race
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class UpdaterPublishes {
    static final AtomicReferenceFieldUpdater<UpdaterPublishes, int[]> BOX =
            AtomicReferenceFieldUpdater.newUpdater(UpdaterPublishes.class, int[].class, "box");
    volatile int[] box;

    public static void main(String[] args) {
        UpdaterPublishes shared = new UpdaterPublishes();
        new Thread(() -> {
            int[] fresh = new int[1];
            fresh[0] = 42;
            BOX.compareAndSet(shared, null, fresh);
        }).start();
        int[] seen = BOX.get(shared);
        assert seen == null || seen[0] == 42;
    }
}

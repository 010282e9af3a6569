// A field updater needs a volatile field, and plain reads of it are volatile: that is no race. A second field that is
// written plainly beside it, after the update, is one.
//@ kinds: race
//@ flags: --property no-race
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterPlainRead {
    volatile int state;
    int owner;
    static final AtomicIntegerFieldUpdater<UpdaterPlainRead> STATE =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterPlainRead.class, "state");

    public static void main(String[] args) {
        UpdaterPlainRead shared = new UpdaterPlainRead();
        new Thread(() -> {
            if (STATE.compareAndSet(shared, 0, 1)) {
                shared.owner = 1;
            }
        }).start();
        if (shared.state == 1) {
            assert shared.owner >= 0; //~ race
        }
    }
}

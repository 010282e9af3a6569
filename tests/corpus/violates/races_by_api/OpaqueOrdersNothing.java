// Opaque accesses are coherent but order nothing else (javadoc of VarHandle: "no assurance of memory ordering effects with
// respect to other threads"): the data behind the flag is read in a race.
//@ kinds: race
//@ flags: --property no-race
import java.util.concurrent.atomic.AtomicBoolean;

public class OpaqueOrdersNothing {
    static int data;
    static final AtomicBoolean ready = new AtomicBoolean();

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1;
            ready.setOpaque(true);
        }).start();
        if (ready.getOpaque()) {
            assert data == 1;
        }
    }
}

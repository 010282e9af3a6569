// `setRelease` and `getAcquire` order the data behind the flag.
//@ flags: --property no-race
import java.util.concurrent.atomic.AtomicBoolean;

public class ReleaseAcquireOrders {
    static int data;
    static final AtomicBoolean ready = new AtomicBoolean();

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1;
            ready.setRelease(true);
        }).start();
        if (ready.getAcquire()) {
            assert data == 1;
        }
    }
}

// A flag is written volatile but read with `getPlain`, which orders nothing: the data behind it is read in a race, and so is
// the flag itself.
//@ kinds: race
//@ flags: --property no-race
import java.util.concurrent.atomic.AtomicBoolean;

public class GetPlainOrdersNothing {
    static int data;
    static final AtomicBoolean ready = new AtomicBoolean();

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1;
            ready.set(true);
        }).start();
        if (ready.getPlain()) {
            assert data == 1;
        }
    }
}

// The flag is written with `setPlain` and read volatile: whoever sees it is not ordered behind the data.
//@ kinds: race
//@ flags: --property no-race
import java.util.concurrent.atomic.AtomicBoolean;

public class SetPlainOrdersNothing {
    static int data;
    static final AtomicBoolean ready = new AtomicBoolean();

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1;
            ready.setPlain(true);
        }).start();
        if (ready.get()) {
            assert data == 1;
        }
    }
}

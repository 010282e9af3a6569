// Atomic blocks lose no increment, and nest; an exception ends them too.
//@ stubs: yes
import heddle.Heddle;

public class AtomicBlocks {
    static int count;

    static void add() {
        Heddle.beginAtomic();
        Heddle.atomic(() -> count++);
        try {
            Heddle.atomic(() -> {
                throw new IllegalStateException();
            });
        } catch (IllegalStateException expected) {
            count = count + 1;
        }
        Heddle.endAtomic();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(AtomicBlocks::add);
        other.start();
        add();
        other.join();
        assert count == 4;
    }
}

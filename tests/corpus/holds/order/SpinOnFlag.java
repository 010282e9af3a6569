// main spins on a volatile flag until the data is there. The loop has no bound, but every state in it is
// the same state.
public class SpinOnFlag {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 42;
            ready = true;
        }).start();
        while (!ready) {
            Thread.onSpinWait();
        }
        assert data == 42;
    }
}

// The data is written before the volatile flag: who sees the flag sees the data.
public class FlagAfterData {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            data = 42;
            ready = true;
        });
        writer.start();
        if (ready) {
            assert data == 42;
        }
        writer.join();
        assert data == 42;
    }
}

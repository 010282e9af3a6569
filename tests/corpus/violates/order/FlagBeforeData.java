// The flag is raised before the data is there.
//@ kinds: assertion-failure
public class FlagBeforeData {
    static volatile boolean ready;
    static volatile int data;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            ready = true;
            data = 42;
        });
        writer.start();
        if (ready) {
            assert data == 42; //~ assertion-failure
        }
        writer.join();
    }
}

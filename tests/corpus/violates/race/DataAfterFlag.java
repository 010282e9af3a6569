// The data is written after the volatile flag, so the flag orders nothing.
//@ kinds: race
//@ flags: --property no-race
public class DataAfterFlag {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) {
        new Thread(() -> {
            ready = true;
            data = 42;
        }).start();
        if (ready) {
            int seen = data;
        }
    }
}

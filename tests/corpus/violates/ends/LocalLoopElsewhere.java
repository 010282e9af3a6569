// In one schedule a thread loops without an end on its own data; in another one it fails.
//@ kinds: assertion-failure
public class LocalLoopElsewhere {
    static volatile int first;

    public static void main(String[] args) {
        new Thread(() -> first = 1).start();
        if (first == 1) {
            long local = 0;
            while (true) {
                local = (local + 1) % 8;
            }
        }
        assert first == 1; //~ assertion-failure
    }
}

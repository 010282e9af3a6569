// All accesses are under one monitor.
//@ flags: --property no-race
public class BySynchronized {
    static int value;

    static synchronized void increment() {
        value++;
    }

    public static void main(String[] args) {
        new Thread(BySynchronized::increment).start();
        increment();
    }
}

// Both threads lock, but different monitors.
//@ kinds: race
//@ flags: --property no-race
public class DifferentLocks {
    static int value;

    static void write(Object lock) {
        synchronized (lock) {
            value++; //~ race
        }
    }

    public static void main(String[] args) {
        Object one = new Object();
        Object two = new Object();
        new Thread(() -> write(one)).start();
        write(two);
    }
}

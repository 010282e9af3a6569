// Two threads lock strings that are equal but not the same: both may be inside, and an increment is lost.
//@ kinds: assertion-failure
public class EqualNamesAreNotOneLock {
    static int count;

    static void add(String name) {
        synchronized (name) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> add(new String("lock-" + args.length)));
        other.start();
        add(new String("lock-" + args.length));
        other.join();
        assert count == 2; //~ assertion-failure
    }
}

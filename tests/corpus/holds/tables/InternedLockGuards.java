// Two threads lock the interned form of equal names: that is one object, so their increments do not overlap.
public class InternedLockGuards {
    static int count;

    static void add(String name) {
        synchronized (name.intern()) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> add(new String("lock-" + args.length)));
        other.start();
        add(new String("lock-" + args.length));
        other.join();
        assert count == 2;
    }
}

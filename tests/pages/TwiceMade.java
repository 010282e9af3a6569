/** A lazily made instance without a lock: two threads both find none, and each makes its own. */
class TwiceMade {
    static volatile TwiceMade instance;
    static int made;
    final int id;
    TwiceMade() { synchronized (TwiceMade.class) { id = ++made; } }
    static TwiceMade get() {
        if (instance == null) {
            instance = new TwiceMade();
        }
        return instance;
    }
    public static void main(String[] args) throws Exception {
        TwiceMade[] seen = new TwiceMade[2];
        Thread one = new Thread(() -> seen[0] = get(), "one");
        Thread two = new Thread(() -> seen[1] = get(), "two");
        one.start(); two.start(); one.join(); two.join();
        if (seen[0] != seen[1]) throw new AssertionError("two instances: " + seen[0].id + " and " + seen[1].id);
    }
}

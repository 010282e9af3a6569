// Unsynchronized lazy initialisation: both threads may see null and make an instance each.
//@ kinds: assertion-failure
public class LazyInitRace {
    static volatile Object instance;
    static volatile Object his;

    static Object get() {
        if (instance == null) {
            instance = new Object();
        }
        return instance;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> his = get());
        other.start();
        Object mine = get();
        other.join();
        assert mine == his; //~ assertion-failure
    }
}

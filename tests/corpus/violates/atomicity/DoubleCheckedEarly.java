// Double-checked locking that publishes the object before it is set up: the fast path returns it raw.
//@ kinds: assertion-failure
public class DoubleCheckedEarly {
    static class Resource {
        volatile int value;
    }

    static volatile Resource instance;

    static Resource get() {
        if (instance == null) {
            synchronized (DoubleCheckedEarly.class) {
                if (instance == null) {
                    instance = new Resource();
                    instance.value = 42;
                }
            }
        }
        return instance;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(DoubleCheckedEarly::get);
        other.start();
        assert get().value == 42; //~ assertion-failure
        other.join();
    }
}

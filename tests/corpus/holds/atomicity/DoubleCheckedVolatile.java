// Double-checked locking with a volatile field and an object that is complete when it is published.
public class DoubleCheckedVolatile {
    static class Resource {
        final int value = 42;
    }

    static volatile Resource instance;
    static volatile Resource his;

    static Resource get() {
        Resource seen = instance;
        if (seen == null) {
            synchronized (DoubleCheckedVolatile.class) {
                seen = instance;
                if (seen == null) {
                    seen = new Resource();
                    instance = seen;
                }
            }
        }
        return seen;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> his = get());
        other.start();
        Resource mine = get();
        assert mine.value == 42;
        other.join();
        assert mine == his;
    }
}

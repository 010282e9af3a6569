// A default method that synchronizes on `this` excludes both threads.
public class DefaultMethodLock {
    interface Counter {
        int[] cell();

        default void increment() {
            synchronized (this) {
                cell()[0]++;
            }
        }
    }

    record ArrayCounter(int[] cell) implements Counter {
    }

    public static void main(String[] args) throws Exception {
        Counter counter = new ArrayCounter(new int[1]);
        Thread other = new Thread(counter::increment);
        other.start();
        counter.increment();
        other.join();
        assert counter.cell()[0] == 2;
    }
}

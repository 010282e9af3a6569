// Monitors are reentrant: a synchronized method may call itself.
public class SynchronizedRecursion {
    static int count;

    static synchronized void down(int depth) {
        count++;
        if (depth > 0) {
            down(depth - 1);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> down(2));
        other.start();
        down(1);
        other.join();
        assert count == 5;
    }
}

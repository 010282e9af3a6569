// The initialiser of a class is over before anybody else counts, but the counting itself is not atomic.
//@ kinds: assertion-failure
public class CountAfterInitialiser {
    static class Counter {
        static int count = 10;
        static {
            count += 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> Counter.count++);
        other.start();
        Counter.count++;
        other.join();
        assert Counter.count == 13;
    }
}

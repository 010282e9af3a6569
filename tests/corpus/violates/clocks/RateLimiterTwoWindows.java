// A limiter allows one request per second, counted from the last one. A second may pass between the requests of two
// threads, and then both are allowed.
//@ kinds: assertion-failure
public class RateLimiterTwoWindows {
    static long next = System.nanoTime();
    static int allowed;

    static synchronized void request() {
        long now = System.nanoTime();
        if (now - next >= 0) {
            next = now + 1_000_000_000L;
            allowed++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(RateLimiterTwoWindows::request);
        other.start();
        request();
        other.join();
        assert allowed == 1; //~ assertion-failure
    }
}

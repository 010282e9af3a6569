// A limiter allows one request per second. Two requests were allowed only if the clock says that a second lies between.
public class RateLimiterWindow {
    static long begin = System.nanoTime();
    static long next = begin;
    static int allowed;

    static synchronized void request() {
        long now = System.nanoTime();
        if (now - next >= 0) {
            next = now + 1_000_000_000L;
            allowed++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(RateLimiterWindow::request);
        other.start();
        request();
        other.join();
        assert allowed >= 1;
        assert allowed == 1 || System.nanoTime() - begin >= 1_000_000_000L;
    }
}

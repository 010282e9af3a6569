// The identifier is the present time, or one more than the last one if that is not larger, under one monitor.
public class IdFromTheClockMadeUnique {
    static long last;
    static long theirs;

    static synchronized long next() {
        last = Math.max(last + 1, System.currentTimeMillis());
        return last;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> theirs = next());
        other.start();
        long mine = next();
        other.join();
        assert mine != theirs;
    }
}

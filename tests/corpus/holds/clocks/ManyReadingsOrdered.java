// Nobody sleeps, and in ordered time a reading of the clock takes a microsecond: a thousand of them are far less than a second.
//@ flags: --time=ordered
public class ManyReadingsOrdered {
    public static void main(String[] args) {
        long start = System.nanoTime();
        for (int i = 0; i < 1000; i++) {
            System.nanoTime();
        }
        long elapsed = System.nanoTime() - start;
        assert elapsed >= 0 && elapsed < 1_000_000_000L;
    }
}

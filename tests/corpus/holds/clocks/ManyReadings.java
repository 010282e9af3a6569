// In free time a reading may find that an hour has passed since an instant that the program holds, and a run that reads the
// clock again and again lets up to half an hour pass: not more, however often it is read.
public class ManyReadings {
    public static void main(String[] args) {
        long start = System.nanoTime();
        for (int i = 0; i < 1000; i++) {
            assert System.nanoTime() >= start;
        }
        long elapsed = System.nanoTime() - start;
        assert elapsed >= 0 && elapsed / 2 < 3_599_999_999_999L;
    }
}

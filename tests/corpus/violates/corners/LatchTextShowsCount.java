// The text of a latch says its count, which may be 1 or 0 here.
//@ kinds: assertion-failure
import java.util.concurrent.CountDownLatch;

public class LatchTextShowsCount {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        String text = "" + latch;
        assert text.endsWith("1]"); //~ assertion-failure
    }
}

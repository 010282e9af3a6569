// A latch is seen at each of its counts; whoever waited for it sees zero.
//@ output: 0
//@ output: 1
//@ output: 2
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class CountIsSeen {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            new Thread(latch::countDown).start();
        }
        long seen = latch.getCount();
        latch.await();
        assert latch.getCount() == 0;
        System.out.println(seen);
    }
}

// A time limit is used as a branch: the task may be too slow.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class FutureTimeoutAsControl {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> slow = new CompletableFuture<>();
        Thread t = new Thread(() -> slow.complete(1));
        t.start();
        int got;
        try { got = slow.get(1, TimeUnit.HOURS); } catch (TimeoutException e) { got = -1; }
        assert got == 1; //~ assertion-failure
    }
}

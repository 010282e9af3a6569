// The value is the one or the other, and does not change.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class CompleteOnTimeoutOneWins {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<Integer>().completeOnTimeout(2, 5, TimeUnit.SECONDS);
        boolean mine = f.complete(1);
        int got = f.join();
        if (mine != (got == 1) || f.join() != got) throw new AssertionError();
    }
}

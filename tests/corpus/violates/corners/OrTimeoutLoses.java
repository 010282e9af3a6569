// `orTimeout` races with the completion.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class OrTimeoutLoses {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<Integer>().orTimeout(5, TimeUnit.SECONDS);
        boolean mine = f.complete(1);
        assert mine; //~ assertion-failure
    }
}

// An exception goes through the chain to the handler.
//@ unreduced: no
import java.util.concurrent.*;

public class CompletableExceptionally {
    public static void main(String[] args) throws Exception {
        String r = CompletableFuture.<Integer>supplyAsync(() -> {
            throw new IllegalStateException("no");
        }) .thenApply(x -> x + 1) .handle((x, e) -> e == null ? "fine" : e.getCause().getMessage()) .join();
        assert r.equals("no");
    }
}

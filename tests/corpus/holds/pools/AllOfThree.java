// allOf waits for three futures of the common pool, so their values are there when it is done.
//@ unreduced: no
import java.util.concurrent.CompletableFuture;

public class AllOfThree {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> three = CompletableFuture.supplyAsync(() -> 3);
        CompletableFuture.allOf(one, two, three).get();
        if (one.getNow(0) + two.getNow(0) + three.getNow(0) != 6) {
            throw new AssertionError("allOf is done before a part of it");
        }
    }
}

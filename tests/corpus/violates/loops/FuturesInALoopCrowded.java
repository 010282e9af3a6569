// A loop over stages in which main and the stage add to one field without a lock: one of the additions can be lost.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class FuturesInALoopCrowded {
    static int open;

    public static void main(String[] args) throws Exception {
        while (true) {
            open = 0;
            CompletableFuture<Void> stage = CompletableFuture.runAsync(() -> open++);
            open++;
            stage.get();
            System.out.println(open + " orders");
            assert open == 2; //~ assertion-failure
        }
    }
}

// The future of the dependent stage is complete when the stage has run.
import java.util.concurrent.CompletableFuture;

public class DependentJoined {
    static volatile int counted;

    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        CompletableFuture<Void> stage = future.thenAccept(value -> counted = value);
        new Thread(() -> future.complete(5)).start();
        stage.join();
        assert counted == 5;
        assert future.isDone();
    }
}

// Either the value or the one for the time-out comes, and nothing else.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class FutureCompleteOnTimeout {
    public static void main(String[] args) {
        CompletableFuture<String> future = new CompletableFuture<>();
        new Thread(() -> future.complete("done")).start();
        String text = future.completeOnTimeout("late", 1, TimeUnit.SECONDS).join();
        assert text.equals("done") || text.equals("late");
    }
}

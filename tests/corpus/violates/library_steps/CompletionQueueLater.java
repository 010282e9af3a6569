// A future is done before its completion service has it: FutureTask wakes those who wait for it, then calls `done`, which
// puts it into the queue. Whoever waited for the future may find the queue empty.
//@ kinds: assertion-failure
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;

public class CompletionQueueLater {
    public static void main(String[] args) throws Exception {
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(task -> new Thread(task).start());
        Future<Integer> future = service.submit(() -> 1);
        future.get();
        assert service.poll() != null; //~ assertion-failure
    }
}

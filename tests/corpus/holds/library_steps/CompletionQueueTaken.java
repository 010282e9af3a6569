// `take` waits until the completion service has the future, which is done by then.
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;

public class CompletionQueueTaken {
    public static void main(String[] args) throws Exception {
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(task -> new Thread(task).start());
        Future<Integer> future = service.submit(() -> 1);
        assert service.take() == future;
        assert future.isDone() && future.get() == 1;
    }
}

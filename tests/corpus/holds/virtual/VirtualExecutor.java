// Closing an executor of virtual threads waits for its tasks.
//@ jdk: 21+
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualExecutor {
    public static void main(String[] args) {
        AtomicInteger sum = new AtomicInteger();
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.submit(() -> sum.addAndGet(1));
            executor.submit(() -> sum.addAndGet(2));
        }
        assert sum.get() == 3;
    }
}

// An executor with a virtual thread for each task, closed by try.
//@ jdk: 21+
//@ unreduced: no
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class VirtualPerTask {
    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 3; i++) ex.submit(n::incrementAndGet);
        }
        assert n.get() == 3;
    }
}

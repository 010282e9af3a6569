// main gives one task after the other to a pool of two workers, without end, and waits for each: the future of a task has its result.
//@ note: no run ends
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolInALoop {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int rounds = 0;
        while (true) {
            Future<String> task = pool.submit(() -> "done");
            assert task.get().equals("done");
            System.out.println(++rounds + ": done");
        }
    }
}

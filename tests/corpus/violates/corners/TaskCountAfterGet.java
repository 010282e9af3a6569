// The same for the count of completed tasks.
//@ kinds: assertion-failure
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

public class TaskCountAfterGet {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
        pool.submit(() -> 1).get();
        long completed = pool.getCompletedTaskCount();
        pool.shutdown();
        assert completed == 1; //~ assertion-failure
    }
}

// submit happens before the task, and the task before the return from get.
//@ flags: --property no-race
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ByExecutor {
    static final List<Integer> list = new ArrayList<>();

    public static void main(String[] args) throws Exception {
        ExecutorService executor = Executors.newSingleThreadExecutor();
        list.add(1);
        executor.submit(() -> list.add(2)).get();
        list.add(3);
        executor.shutdown();
        assert list.size() == 3;
    }
}

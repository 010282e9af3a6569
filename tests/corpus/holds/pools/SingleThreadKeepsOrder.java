// An executor with one thread runs its tasks one after the other, in their order: the list needs no lock.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class SingleThreadKeepsOrder {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int number = i;
            pool.execute(() -> numbers.add(number));
        }
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS) && !numbers.equals(List.of(0, 1, 2, 3, 4, 5))) {
            throw new AssertionError(numbers);
        }
    }
}

// Tasks count words in a concurrent map with merge; every word is counted.
//@ unreduced: no
import java.util.*;
import java.util.concurrent.*;

public class PoolMapInTasks {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (String line : List.of("a b a", "b a")) {
            pool.execute(() -> {
                for (String w : line.split(" ")) counts.merge(w, 1, Integer::sum);
            });
        }
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {}
        assert counts.get("a") == 3 && counts.get("b") == 2;
    }
}

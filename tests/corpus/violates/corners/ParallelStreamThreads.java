// A parallel stream may use another thread than the caller.
//@ kinds: assertion-failure
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

public class ParallelStreamThreads {
    public static void main(String[] args) throws Exception {
        Set<Thread> used = ConcurrentHashMap.newKeySet();
        IntStream.range(0, 2).parallel().forEach(i -> used.add(Thread.currentThread()));
        assert used.size() == 1; //~ assertion-failure
    }
}

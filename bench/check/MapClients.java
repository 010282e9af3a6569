// Clients of a ConcurrentHashMap count words.
//@ sizes: 2 3 4
import java.util.concurrent.ConcurrentHashMap;

public class MapClients {
    static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) (threads[i] = new Thread(() -> {
            counts.merge("a", 1, Integer::sum);
            counts.merge("b", 1, Integer::sum);
        })).start();
        for (Thread thread : threads) thread.join();
        assert counts.get("a") == n;
    }
}

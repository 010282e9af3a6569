import java.io.PrintWriter;

/** Adds in two steps, each of which is synchronized. */
public class StoreServerTwoSteps extends StoreServer {
    public static void main(String[] args) throws Exception {
        new StoreServerTwoSteps().run(Integer.parseInt(args[0]));
    }

    @Override
    void add(String key, int amount, PrintWriter out) {
        store.put(key, store.get(key) + amount);
        out.println("OK");
    }
}

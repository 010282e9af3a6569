import java.io.PrintWriter;

/** Answers before it has added, in a thread of its own: the client may read what was there before. */
public class StoreServerAnswersFirst extends StoreServer {
    public static void main(String[] args) throws Exception {
        new StoreServerAnswersFirst().run(Integer.parseInt(args[0]));
    }

    @Override
    void add(String key, int amount, PrintWriter out) {
        out.println("OK");
        new Thread(() -> store.add(key, amount), "adds").start();
    }
}

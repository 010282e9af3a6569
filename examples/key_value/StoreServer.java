import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.Socket;

/** Serves a number of clients, each in a thread of its own: {@code GET key}, {@code PUT key n}, {@code ADD key n}. */
public class StoreServer {
    static final int PORT = 7001;
    final Store store = new Store();

    public static void main(String[] args) throws Exception {
        new StoreServer().run(Integer.parseInt(args[0]));
    }

    void run(int clients) throws Exception {
        Thread[] threads = new Thread[clients];
        try (ServerSocket server = new ServerSocket(PORT)) {
            for (int i = 0; i < clients; i++) {
                Socket client = server.accept();
                threads[i] = new Thread(() -> serve(client), "serves-" + i);
                threads[i].start();
            }
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert store.get("visits") == clients : store.get("visits") + " visits of " + clients;
    }

    private void serve(Socket client) {
        try (client) {
            BufferedReader in = new BufferedReader(new InputStreamReader(client.getInputStream()));
            PrintWriter out = new PrintWriter(client.getOutputStream());
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                execute(line.split(" "), out);
                out.flush();
            }
        } catch (IOException e) {
            System.out.println("a client is gone");
        }
    }

    void execute(String[] words, PrintWriter out) {
        switch (words[0]) {
            case "GET" -> out.println(store.get(words[1]));
            case "PUT" -> {
                store.put(words[1], Integer.parseInt(words[2]));
                out.println("OK");
            }
            case "ADD" -> add(words[1], Integer.parseInt(words[2]), out);
            default -> out.println("what?");
        }
    }

    void add(String key, int amount, PrintWriter out) {
        store.add(key, amount);
        out.println("OK");
    }
}

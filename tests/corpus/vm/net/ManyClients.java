// A server with a pool of threads and many clients at once, each with several requests.
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ManyClients {
    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();
        Thread acceptor = new Thread(() -> {
            try {
                while (true) {
                    Socket s = server.accept();
                    pool.execute(() -> {
                        try (s; DataInputStream in = new DataInputStream(s.getInputStream());
                                DataOutputStream out = new DataOutputStream(s.getOutputStream())) {
                            String name = in.readUTF();
                            for (int n; (n = in.readInt()) != 0;) {
                                counts.merge(name, n, Integer::sum);
                                out.writeInt(counts.get(name));
                            }
                        } catch (IOException e) {
                            System.out.println(e);
                        }
                    });
                }
            } catch (SocketException e) {
                System.out.println("closed " + server.isClosed());
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        acceptor.start();
        List<Future<String>> results = new ArrayList<>();
        ExecutorService clients = Executors.newCachedThreadPool();
        for (int i = 0; i < 10; i++) {
            String name = "client" + i;
            int step = i + 1;
            results.add(clients.submit(() -> {
                try (Socket s = new Socket("localhost", server.getLocalPort());
                        DataOutputStream out = new DataOutputStream(s.getOutputStream());
                        DataInputStream in = new DataInputStream(s.getInputStream())) {
                    out.writeUTF(name);
                    int last = 0;
                    for (int k = 0; k < 5; k++) {
                        out.writeInt(step);
                        last = in.readInt();
                    }
                    out.writeInt(0);
                    return name + " " + last + " " + in.read();
                }
            }));
        }
        for (Future<String> result : results) System.out.println(result.get());
        server.close();
        acceptor.join();
        clients.shutdown();
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS) + " " + new TreeMap<>(counts));
    }
}

// Several threads wait in accept while the server socket is closed: each is told.
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class AcceptClosed {
    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0);
        ServerSocket limited = new ServerSocket(0);
        limited.setSoTimeout(60_000);
        List<String> results = Collections.synchronizedList(new ArrayList<>());
        List<Thread> threads = new ArrayList<>();
        CountDownLatch started = new CountDownLatch(4);
        for (int i = 0; i < 4; i++) {
            ServerSocket mine = i < 3 ? server : limited;
            Thread t = new Thread(() -> {
                started.countDown();
                try {
                    mine.accept();
                    results.add("accepted");
                } catch (Exception e) {
                    results.add(e.toString());
                }
            });
            t.start();
            threads.add(t);
        }
        started.await();
        Thread.sleep(100);
        server.close();
        limited.close();
        for (Thread t : threads) t.join();
        System.out.println(results);
        System.out.println(server.isClosed() + " " + server.isBound() + " " + limited.isClosed());
    }
}

// Writers that wait for room while the other end closes, resets or shuts its input.
import java.net.*;
import java.util.concurrent.*;

public class BlockedWriters {
    interface Script {
        void run(Socket a, Socket b, Thread writer) throws Exception;
    }

    static void run(String name, Script script) throws Exception {
        try (ServerSocket server = new ServerSocket(0)) {
            Socket a = new Socket("localhost", server.getLocalPort());
            Socket b = server.accept();
            System.out.println("== " + name);
            CountDownLatch started = new CountDownLatch(1);
            Thread writer = new Thread(() -> {
                started.countDown();
                try {
                    a.getOutputStream().write(new byte[20_000_000]);
                    System.out.println("all written");
                } catch (Exception e) {
                    System.out.println(e);
                }
            });
            writer.start();
            started.await();
            Thread.sleep(150);
            System.out.println("waits " + writer.isAlive());
            script.run(a, b, writer);
            writer.join();
            try {
                System.out.println("read " + a.getInputStream().read());
            } catch (Exception e) {
                System.out.println("read " + e);
            }
            a.close();
            b.close();
        }
    }

    public static void main(String[] args) throws Exception {
        run("the other closes", (a, b, writer) -> b.close());
        run("the other closes without linger", (a, b, writer) -> {
            b.setSoLinger(true, 0);
            b.close();
        });
        run("the other shuts its output and reads", (a, b, writer) -> {
            b.shutdownOutput();
            System.out.println(b.getInputStream().readNBytes(20_000_000).length);
        });
        run("the other reads some, then closes", (a, b, writer) -> {
            System.out.println(b.getInputStream().readNBytes(1_000_000).length);
            b.close();
        });
    }
}

// A graceful shutdown: the handler of a stop command closes the listener, which ends accept.
//@ flags: --start-in-order
//@ process: server = StopCommand$Server
//@ process: client = StopCommand$Client
//@ unreduced: no
import java.io.*;
import java.net.*;
import java.util.concurrent.*;

public class StopCommand {
    static class Server {
        public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newCachedThreadPool();
            ServerSocket ss = new ServerSocket(9000);
            try {
                while (true) {
                    Socket s = ss.accept();
                    pool.execute(() -> {
                        try (s) {
                            String l = new BufferedReader(new InputStreamReader(s.getInputStream())).readLine();
                            if ("stop".equals(l)) ss.close();
                            s.getOutputStream().write("ok\n".getBytes());
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
                }
            } catch (SocketException e) {
                System.out.println("closing");
            }
            pool.shutdown();
            pool.awaitTermination(10, TimeUnit.SECONDS);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket s = new Socket("localhost", 9000)) {
                s.getOutputStream().write("stop\n".getBytes());
                assert "ok".equals(new BufferedReader(new InputStreamReader(s.getInputStream())).readLine());
            }
        }
    }
}

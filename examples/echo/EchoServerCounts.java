import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Bug: the workers count the connections they have served in a field that nothing protects.
 *
 * <p>Local: the threads of the server alone are at fault. Expected: violated, assertion-failure, from two
 * clients on: two workers read the same value of the counter, and one increment is lost.
 */
public class EchoServerCounts {
    private static int served;

    public static void main(String[] args) throws IOException, InterruptedException {
        int connections = Integer.parseInt(args[0]);
        Thread[] workers = new Thread[connections];
        try (ServerSocket listener = new ServerSocket(EchoServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                workers[i] = new Thread(() -> serve(socket), "worker-" + i);
                workers[i].start();
            }
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert served == connections : "served " + served + " of " + connections;
    }

    private static void serve(Socket socket) {
        EchoServer.serve(socket);
        served++;
    }
}

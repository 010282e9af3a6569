import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Bug: the server runs one worker at a time; it looks whether the worker is busy before it takes the
 * monitor it waits on. If the worker ends in between, its notification is lost.
 *
 * <p>Local: two threads of the server are at fault, and the client that waits only suffers. Expected:
 * violated, deadlock, from two clients on: the main thread waits for a worker that has ended, and the
 * second client, whose connection the kernel has completed, waits for its echo.
 */
public class EchoServerLimits {
    private static final Object idle = new Object();
    private static volatile boolean busy;

    public static void main(String[] args) throws IOException, InterruptedException {
        int connections = Integer.parseInt(args[0]);
        try (ServerSocket listener = new ServerSocket(EchoServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                if (busy) {
                    synchronized (idle) {
                        idle.wait();
                    }
                }
                Socket socket = listener.accept();
                busy = true;
                new Thread(() -> serve(socket), "worker-" + i).start();
            }
        }
    }

    private static void serve(Socket socket) {
        EchoServer.serve(socket);
        synchronized (idle) {
            busy = false;
            idle.notify();
        }
    }
}

// Two threads accept on one listener, two clients come: each thread gets one of them, and not the same.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

public class TwoAcceptTwoClients {
    static final AtomicInteger sum = new AtomicInteger();

    static void serve(ServerSocket listener) {
        try (Socket socket = listener.accept()) {
            sum.addAndGet(socket.getInputStream().read());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ServerSocket listener = new ServerSocket(9000);
        Thread one = new Thread(() -> serve(listener));
        Thread two = new Thread(() -> serve(listener));
        one.start();
        two.start();
        for (int client = 1; client <= 2; client++) {
            Socket socket = new Socket("localhost", 9000);
            socket.getOutputStream().write(client);
        }
        one.join();
        two.join();
        assert sum.get() == 3;
    }
}

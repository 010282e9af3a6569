// Two threads accept on one listener; either may get the first client. The clients say who they are.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class TwoAcceptOneClient {
    static int serve(ServerSocket listener) {
        try (Socket socket = listener.accept()) {
            return socket.getInputStream().read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ServerSocket listener = new ServerSocket(9000);
        Thread one = new Thread(() -> {
            assert serve(listener) == 1; //~ assertion-failure
        });
        Thread two = new Thread(() -> serve(listener));
        one.start();
        two.start();
        for (int client = 1; client <= 2; client++) {
            Socket socket = new Socket("localhost", 9000);
            socket.getOutputStream().write(client);
        }
        one.join();
        two.join();
    }
}

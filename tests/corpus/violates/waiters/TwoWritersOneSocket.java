// Two threads write to one socket; the peer may read either byte first.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class TwoWritersOneSocket {
    static void write(Socket socket, int value) {
        try {
            socket.getOutputStream().write(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ServerSocket listener = new ServerSocket(9000);
        Socket there = new Socket("localhost", 9000);
        Socket here = listener.accept();
        new Thread(() -> write(there, 1)).start();
        new Thread(() -> write(there, 2)).start();
        int first = here.getInputStream().read();
        int second = here.getInputStream().read();
        assert first + second == 3;
        assert first == 1; //~ assertion-failure
    }
}

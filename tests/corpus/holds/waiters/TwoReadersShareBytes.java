// Two threads read from one socket; one byte comes, then the end of the stream. One of them gets the byte and the other
// the end, whoever comes first.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class TwoReadersShareBytes {
    static int first;
    static int second;

    static int read(Socket socket) {
        try {
            return socket.getInputStream().read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocket listener = new ServerSocket(9000)) {
            Socket there = new Socket("localhost", 9000);
            Socket here = listener.accept();
            Thread one = new Thread(() -> first = read(here));
            Thread two = new Thread(() -> second = read(here));
            one.start();
            two.start();
            there.getOutputStream().write('x');
            there.close();
            one.join();
            two.join();
            assert first == 'x' && second == -1 || first == -1 && second == 'x';
        }
    }
}

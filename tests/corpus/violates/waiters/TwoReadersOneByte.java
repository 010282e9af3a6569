// Two threads read from one socket; one byte comes, then the end of the stream. Either thread may be the one that gets the
// byte, so the assertion that it is the first one fails in some schedule.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class TwoReadersOneByte {
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
            Thread one = new Thread(() -> {
                assert read(here) == 'x'; //~ assertion-failure
            });
            Thread two = new Thread(() -> read(here));
            one.start();
            two.start();
            there.getOutputStream().write('x');
            there.close();
            one.join();
            two.join();
        }
    }
}

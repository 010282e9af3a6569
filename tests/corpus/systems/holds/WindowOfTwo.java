// The sender sends two messages, then waits for one acknowledgement; the receiver acknowledges every second.
//@ flags: --start-in-order
//@ process: receiver = WindowOfTwo$Receiver
//@ process: sender = WindowOfTwo$Sender
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class WindowOfTwo {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                int count = 0;
                while (in.read() != -1) {
                    count++;
                    if (count % 2 == 0) {
                        socket.getOutputStream().write(count);
                    }
                }
            }
        }
    }

    static class Sender {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                for (int sent = 1; sent <= 4; sent++) {
                    socket.getOutputStream().write(sent);
                    if (sent % 2 == 0) {
                        assert socket.getInputStream().read() == sent;
                    }
                }
            }
        }
    }
}

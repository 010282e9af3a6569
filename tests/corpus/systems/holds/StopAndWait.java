// The sender waits for the acknowledgement of each message before it sends the next.
//@ flags: --start-in-order
//@ process: receiver = StopAndWait$Receiver
//@ process: sender = StopAndWait$Sender
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class StopAndWait {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                int expected = 0;
                for (int message = in.read(); message != -1; message = in.read()) {
                    assert message == expected;
                    expected++;
                    socket.getOutputStream().write(message);
                }
                assert expected == 3;
            }
        }
    }

    static class Sender {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                for (int i = 0; i < 3; i++) {
                    socket.getOutputStream().write(i);
                    assert socket.getInputStream().read() == i;
                }
            }
        }
    }
}

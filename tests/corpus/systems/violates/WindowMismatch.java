// The sender wants an acknowledgement after two messages, the receiver gives one after three.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: receiver = WindowMismatch$Receiver
//@ process: sender = WindowMismatch$Sender
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class WindowMismatch {
    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                int count = 0;
                while (in.read() != -1) {
                    count++;
                    if (count % 3 == 0) {
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
                        socket.getInputStream().read();
                    }
                }
            }
        }
    }
}

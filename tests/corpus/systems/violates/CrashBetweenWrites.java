// The sender may crash when it has sent the length of a message but not the message.
//@ kinds: assertion-failure
//@ flags: --start-in-order --faults crash:sender
//@ process: sender = CrashBetweenWrites$Sender
//@ process: receiver = CrashBetweenWrites$Receiver
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class CrashBetweenWrites {
    static class Sender {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write(2);
                socket.getOutputStream().write(new byte[] {5, 6});
            }
        }
    }

    static class Receiver {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                int length = socket.getInputStream().read();
                if (length != -1) {
                    byte[] body = socket.getInputStream().readNBytes(length);
                    assert body.length == length; //~ assertion-failure
                }
            } catch (SocketException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}

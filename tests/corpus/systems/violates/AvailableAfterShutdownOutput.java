// The client shuts its output, asks how much there is to read, and closes. The server reads the end of the stream, which was
// there as soon as the output was shut, and answers: its byte may be there when the client asks.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = AvailableAfterShutdownOutput$Server
//@ process: client = AvailableAfterShutdownOutput$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class AvailableAfterShutdownOutput {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                if (socket.getInputStream().read() == -1) {
                    socket.getOutputStream().write(2);
                }
            } catch (IOException e) {
                // The client may be gone.
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.shutdownOutput();
                assert socket.getInputStream().available() == 0; //~ assertion-failure
            }
        }
    }
}

// A read may time out at any moment; nothing is lost by it, and the client reads again until the byte comes.
//@ flags: --start-in-order
//@ process: server = ReadTimeoutRetried$Server
//@ process: client = ReadTimeoutRetried$Client
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class ReadTimeoutRetried {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write('x');
            }
        }
    }

    static class Client {
        static int read(InputStream in) throws IOException {
            while (true) {
                try {
                    return in.read();
                } catch (SocketTimeoutException e) {
                    Thread.yield();
                }
            }
        }

        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.setSoTimeout(100);
                assert read(socket.getInputStream()) == 'x';
                assert read(socket.getInputStream()) == -1;
            }
        }
    }
}

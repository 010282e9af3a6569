// The server reads one byte and ends. If the client has sent more by then, it is reset; if not, its next write is
// accepted and the one after that is not.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = ExitBetweenWrites$Server
//@ process: client = ExitBetweenWrites$Client
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class ExitBetweenWrites {
    static class Server {
        public static void main(String[] args) throws IOException {
            Socket socket = new ServerSocket(9000).accept();
            socket.getInputStream().read();
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            Socket socket = new Socket("localhost", 9000);
            OutputStream out = socket.getOutputStream();
            out.write(1);
            out.write(2);
            out.write(3); //~ uncaught
            assert socket.getInputStream().read() == -1; //~ uncaught
        }
    }
}

// What has come can be counted.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasAvailable$Server
//@ process: client = NasAvailable$Client
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class NasAvailable {
    static class Server {
        public static void main(String[] args) throws Exception {
            Socket socket = new ServerSocket(9000).accept();
            socket.getOutputStream().write(new byte[] {1, 2, 3});
            socket.getInputStream().read();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket("localhost", 9000);
            InputStream in = socket.getInputStream();
            assert in.read() == 1;
            assert in.available() == 2;
            socket.getOutputStream().write(1);
        }
    }
}

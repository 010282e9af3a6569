// Closing again does nothing.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasCloseTwice$Server
//@ process: client = NasCloseTwice$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasCloseTwice {
    static class Server {
        public static void main(String[] args) throws Exception {
            new ServerSocket(9000).accept();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket("localhost", 9000);
            socket.close();
            socket.close();
            assert socket.isClosed() && socket.isConnected();
        }
    }
}

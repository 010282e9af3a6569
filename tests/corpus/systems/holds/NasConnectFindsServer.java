// A connect to a server that waits in accept succeeds at once.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasConnectFindsServer$Server
//@ process: client = NasConnectFindsServer$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasConnectFindsServer {
    static class Server {
        public static void main(String[] args) throws Exception {
            Socket socket = new ServerSocket(9000).accept();
            assert socket.isConnected();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket("localhost", 9000);
            assert socket.isConnected();
        }
    }
}

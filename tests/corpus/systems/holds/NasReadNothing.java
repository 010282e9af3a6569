// A read of no bytes does not wait.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasReadNothing$Server
//@ process: client = NasReadNothing$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasReadNothing {
    static class Server {
        public static void main(String[] args) throws Exception {
            new ServerSocket(9000).accept();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket("localhost", 9000);
            assert socket.getInputStream().read(new byte[0]) == 0;
        }
    }
}

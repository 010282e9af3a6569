// A client that comes while the server is busy waits for the next accept, because there was one before.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasAcceptFindsClient$Server
//@ process: first = NasAcceptFindsClient$Client
//@ process: second = NasAcceptFindsClient$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasAcceptFindsClient {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocket listener = new ServerSocket(9000);
            for (int i = 0; i < 2; i++) {
                Socket socket = listener.accept();
                socket.getOutputStream().write('x');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket("localhost", 9000);
            assert socket.getInputStream().read() == 'x';
        }
    }
}

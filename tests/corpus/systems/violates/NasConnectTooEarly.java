// The client may come before the server waits in accept; then the server waits for ever, but an error ends its path.
//@ kinds: uncaught
//@ flags: --compat jpf-nas
//@ process: server = NasConnectTooEarly$Server
//@ process: client = NasConnectTooEarly$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasConnectTooEarly {
    static class Server {
        public static void main(String[] args) throws Exception {
            new ServerSocket(9000).accept();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            new Socket("localhost", 9000); //~ uncaught
        }
    }
}

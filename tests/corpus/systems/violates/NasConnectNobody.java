// The server is bound but never accepts: a connect fails at once, without a message.
//@ kinds: uncaught
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasConnectNobody$Server
//@ process: client = NasConnectNobody$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasConnectNobody {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocket listener = new ServerSocket(9000);
            assert listener.isBound();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            new Socket("localhost", 9000); //~ uncaught
        }
    }
}

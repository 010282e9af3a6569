// A server socket that was closed takes no more clients.
//@ kinds: uncaught
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasServerCloses$Server
//@ process: first = NasServerCloses$Client
//@ process: second = NasServerCloses$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasServerCloses {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocket listener = new ServerSocket(9000);
            listener.accept();
            listener.close();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            new Socket("localhost", 9000); //~ uncaught
        }
    }
}

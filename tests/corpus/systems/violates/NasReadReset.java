// A first read after the other side closed fails; only one that waited gets the end of the stream.
//@ kinds: uncaught
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasReadReset$Server
//@ process: client = NasReadReset$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasReadReset {
    static class Server {
        public static void main(String[] args) throws Exception {
            Socket socket = new ServerSocket(9000).accept();
            socket.close();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket("localhost", 9000);
            assert socket.getInputStream().read() == -1; //~ uncaught
        }
    }
}

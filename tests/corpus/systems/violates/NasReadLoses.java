// Bytes that were not read when the other side closed are lost, which TCP never does.
//@ kinds: assertion-failure
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasReadLoses$Server
//@ process: client = NasReadLoses$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasReadLoses {
    static class Server {
        public static void main(String[] args) throws Exception {
            Socket socket = new ServerSocket(9000).accept();
            socket.getOutputStream().write('x');
            socket.close();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket("localhost", 9000);
            assert socket.getInputStream().read() == 'x'; //~ assertion-failure
        }
    }
}

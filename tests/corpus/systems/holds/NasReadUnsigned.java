// Bytes are unsigned, although they are not there.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasReadUnsigned$Server
//@ process: client = NasReadUnsigned$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasReadUnsigned {
    static class Server {
        public static void main(String[] args) throws Exception {
            Socket socket = new ServerSocket(9000).accept();
            socket.getOutputStream().write(200);
            socket.getInputStream().read();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket("localhost", 9000);
            assert socket.getInputStream().read() == 200;
            socket.getOutputStream().write(1);
        }
    }
}

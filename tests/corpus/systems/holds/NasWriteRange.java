// A range of an array is written from where it begins, although it is not there.
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasWriteRange$Server
//@ process: client = NasWriteRange$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasWriteRange {
    static class Server {
        public static void main(String[] args) throws Exception {
            Socket socket = new ServerSocket(9000).accept();
            socket.getOutputStream().write(new byte[] {1, 2, 3, 4}, 2, 2);
            socket.getInputStream().read();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket("localhost", 9000);
            byte[] bytes = new byte[4];
            assert socket.getInputStream().read(bytes) == 2;
            assert bytes[0] == 3 && bytes[1] == 4;
            socket.getOutputStream().write(1);
        }
    }
}

// The end of a process closes nothing: the other side waits for ever.
//@ kinds: deadlock
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasEndKeepsOpen$Server
//@ process: client = NasEndKeepsOpen$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasEndKeepsOpen {
    static class Server {
        public static void main(String[] args) throws Exception {
            new ServerSocket(9000).accept();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket socket = new Socket("localhost", 9000);
            socket.getInputStream().read(); //~ deadlock
        }
    }
}

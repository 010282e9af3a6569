// Of two replicas one may crash; the client gets an answer from the other.
//@ flags: --start-in-order --faults crash:one,crash:two --fault-budget 1
//@ process: one = OneReplicaCrashes$Replica x
//@ process: two = OneReplicaCrashes$Replica xx
//@ process: client = OneReplicaCrashes$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class OneReplicaCrashes {
    static class Replica {
        public static void main(String[] args) throws IOException {
            int port = 9000 + args[0].length();
            try (ServerSocket listener = new ServerSocket(port); Socket socket = listener.accept()) {
                socket.getOutputStream().write(socket.getInputStream().read());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            int answers = 0;
            for (int port = 9001; port <= 9002; port++) {
                try (Socket socket = new Socket("localhost", port)) {
                    socket.getOutputStream().write(7);
                    answers += socket.getInputStream().read() == 7 ? 1 : 0;
                } catch (SocketException e) {
                    System.out.println(e.getMessage());
                }
            }
            assert answers >= 1;
        }
    }
}

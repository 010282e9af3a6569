// Two nodes exchange their numbers; both sides send first, which is fine as long as the connection has room for
// a byte. The higher number leads, so they agree.
//@ flags: --start-in-order
//@ process: one = ElectionByNumber$Node 1
//@ process: two = ElectionByNumber$Node 2
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ElectionByNumber {
    static boolean leads(Socket socket, int own) throws IOException {
        socket.getOutputStream().write(own);
        return own > socket.getInputStream().read();
    }

    static class Node {
        public static void main(String[] args) throws IOException {
            int own = Integer.parseInt(args[0]);
            if (own == 1) {
                try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                    assert !leads(socket, own);
                }
            } else {
                try (Socket socket = new Socket("localhost", 9000)) {
                    assert leads(socket, own);
                }
            }
        }
    }
}

// Nobody accepts. A listener with a backlog of 1 holds two connections on Linux; the third connect waits, and its limit
// runs out with SocketTimeoutException (seen on java).
//@ kinds: uncaught
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

public class ConnectAtFullQueue {
    public static void main(String[] args) throws IOException {
        ServerSocket listener = new ServerSocket(9000, 1);
        for (int i = 0; i < 3; i++) {
            new Socket().connect(new InetSocketAddress("localhost", 9000), 100); //~ uncaught
        }
        listener.close();
    }
}

// The third connect at a queue for two runs out; the caller expects that.
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class ConnectAtFullQueueCaught {
    public static void main(String[] args) throws IOException {
        ServerSocket listener = new ServerSocket(9000, 1);
        new Socket().connect(new InetSocketAddress("localhost", 9000));
        new Socket().connect(new InetSocketAddress("localhost", 9000));
        boolean timedOut = false;
        try {
            new Socket().connect(new InetSocketAddress("localhost", 9000), 100);
        } catch (SocketTimeoutException e) {
            timedOut = true;
        }
        assert timedOut;
        listener.close();
    }
}

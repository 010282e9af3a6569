// One thread writes an array of its own to a socket, the other reads into an array of its own: what arrives is a copy.
//@ flags: --property no-race
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

public class SocketReadOwn {
    public static void main(String[] args) throws IOException {
        InetAddress local = InetAddress.getLoopbackAddress();
        try (ServerSocket listener = new ServerSocket(0, 1, local);
                Socket client = new Socket(local, listener.getLocalPort());
                Socket server = listener.accept()) {
            new Thread(() -> {
                try {
                    byte[] own = {1, 1};
                    client.getOutputStream().write(own);
                    own[0] = 2;
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            }).start();
            byte[] received = server.getInputStream().readNBytes(2);
            assert received[0] == 1 && received[1] == 1;
        }
    }
}

// A read from a socket fills the shared array while another thread of the process looks at both ends. That all bytes
// came with one write does not make them appear at one moment.
//@ kinds: assertion-failure
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

public class SocketReadIntoShared {
    static final byte[] target = new byte[2];

    public static void main(String[] args) throws IOException {
        InetAddress local = InetAddress.getLoopbackAddress();
        try (ServerSocket listener = new ServerSocket(0, 1, local);
                Socket client = new Socket(local, listener.getLocalPort());
                Socket server = listener.accept()) {
            client.getOutputStream().write(new byte[] {1, 1});
            new Thread(() -> {
                byte first = target[0];
                byte last = target[1];
                assert first == last; //~ assertion-failure
            }).start();
            server.getInputStream().readNBytes(target, 0, 2);
        }
    }
}

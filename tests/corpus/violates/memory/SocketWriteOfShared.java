// A write to a socket reads the shared array while another thread of the process changes it. What arrives may be half of
// the change.
//@ kinds: assertion-failure
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

public class SocketWriteOfShared {
    static final byte[] source = new byte[2];

    public static void main(String[] args) throws IOException {
        InetAddress local = InetAddress.getLoopbackAddress();
        try (ServerSocket listener = new ServerSocket(0, 1, local);
                Socket client = new Socket(local, listener.getLocalPort());
                Socket server = listener.accept()) {
            new Thread(() -> {
                source[0] = 1;
                source[1] = 1;
            }).start();
            client.getOutputStream().write(source);
            byte[] received = server.getInputStream().readNBytes(2);
            assert received[0] == received[1]; //~ assertion-failure
        }
    }
}

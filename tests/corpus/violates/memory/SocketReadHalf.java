// A read from a socket does not fill the array at one moment: a reader to whom one end looks the same before and after
// the other end looked different has met it half full.
//@ kinds: assertion-failure
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;

public class SocketReadHalf {
    static final int LENGTH = 2;
    static final byte[] target = new byte[LENGTH];

    public static void main(String[] args) throws IOException {
        InetAddress local = InetAddress.getLoopbackAddress();
        byte[] source = new byte[LENGTH];
        Arrays.fill(source, (byte) 1);
        try (ServerSocket listener = new ServerSocket(0, 1, local);
                Socket client = new Socket(local, listener.getLocalPort());
                Socket server = listener.accept()) {
            client.getOutputStream().write(source);
            new Thread(() -> {
                byte first = target[0];
                byte last = target[LENGTH - 1];
                byte again = target[0];
                assert first != again || first == last; //~ assertion-failure
            }).start();
            server.getInputStream().readNBytes(target, 0, LENGTH);
        }
    }
}

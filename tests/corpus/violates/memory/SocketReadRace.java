// A read from a socket writes the elements of the array that the other thread reads.
//@ kinds: race
//@ flags: --property no-race
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

public class SocketReadRace {
    static final byte[] target = new byte[1];

    public static void main(String[] args) throws IOException {
        InetAddress local = InetAddress.getLoopbackAddress();
        try (ServerSocket listener = new ServerSocket(0, 1, local);
                Socket client = new Socket(local, listener.getLocalPort());
                Socket server = listener.accept()) {
            client.getOutputStream().write(1);
            new Thread(() -> {
                byte seen = target[0]; //~ race
            }).start();
            server.getInputStream().read(target); //~ race
        }
    }
}

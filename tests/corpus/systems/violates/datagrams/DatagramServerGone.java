// The server takes one datagram and leaves. If it is gone when the client's second one comes, the
// client, which is connected, is told by what it does next, and does not expect it.
//@ kinds: uncaught
//@ process: server = DatagramServerGone$Server
//@ process: client = DatagramServerGone$Client
//@ flags: --start-in-order
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramServerGone {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                socket.receive(new DatagramPacket(new byte[1], 1));
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.connect(InetAddress.getByName("localhost"), 7000);
                socket.send(new DatagramPacket(new byte[1], 1));
                socket.send(new DatagramPacket(new byte[1], 1));
                socket.send(new DatagramPacket(new byte[1], 1)); //~ uncaught
            }
        }
    }
}

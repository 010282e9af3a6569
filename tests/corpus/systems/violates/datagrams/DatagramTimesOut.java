// The client sets a limit and does not expect it. However long it is, the answer may take longer.
//@ kinds: uncaught
//@ process: server = DatagramTimesOut$Server
//@ process: client = DatagramTimesOut$Client
//@ flags: --start-in-order
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramTimesOut {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                socket.send(packet);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.setSoTimeout(60_000);
                DatagramPacket packet = new DatagramPacket(new byte[1], 1, InetAddress.getByName("localhost"), 7000);
                socket.send(packet);
                socket.receive(packet); //~ uncaught
            }
        }
    }
}

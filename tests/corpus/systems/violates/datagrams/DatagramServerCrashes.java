// The server may crash before it has answered. The client, which has no time limit, waits for ever; it is
// not connected, so that nobody tells it.
//@ kinds: deadlock
//@ process: server = DatagramServerCrashes$Server
//@ process: client = DatagramServerCrashes$Client
//@ flags: --start-in-order --faults crash:server
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

public class DatagramServerCrashes {
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
                DatagramPacket packet = new DatagramPacket(new byte[1], 1, InetAddress.getByName("localhost"), 7000);
                socket.send(packet);
                socket.receive(packet);
            }
        }
    }
}

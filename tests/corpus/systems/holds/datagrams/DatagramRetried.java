// The client may ask before the server is bound, and then gets no answer: it asks again, and gives up
// after the second time. It never believes that it was answered when it was not.
//@ process: server = DatagramRetried$Server
//@ process: client = DatagramRetried$Client
//@ output: [client] answered
//@ output: [client] gave up
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

public class DatagramRetried {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                socket.setSoTimeout(1000);
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                packet.getData()[0] = 'a';
                socket.send(packet);
            } catch (SocketTimeoutException e) {
                // Nobody asks.
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.setSoTimeout(100);
                for (int i = 0; i < 2; i++) {
                    DatagramPacket packet = new DatagramPacket(new byte[] {'q'}, 1, InetAddress.getByName("localhost"), 7000);
                    socket.send(packet);
                    try {
                        socket.receive(packet);
                        assert packet.getData()[0] == 'a';
                        System.out.println("answered");
                        return;
                    } catch (SocketTimeoutException e) {
                        // Once more.
                    }
                }
                System.out.println("gave up");
            }
        }
    }
}

// One datagram may be lost. The client waits for the answer up to a limit and then says so: it never
// waits for ever.
//@ process: server = DatagramLossNoticed$Server
//@ process: client = DatagramLossNoticed$Client
//@ flags: --start-in-order --faults lost
//@ output: [client] answered
//@ output: [client] no answer
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

public class DatagramLossNoticed {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket(7000)) {
                socket.setSoTimeout(1000);
                DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                socket.receive(packet);
                socket.send(packet);
            } catch (SocketTimeoutException e) {
                // The question was lost, or is late.
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.setSoTimeout(100);
                DatagramPacket packet = new DatagramPacket(new byte[1], 1, InetAddress.getByName("localhost"), 7000);
                socket.send(packet);
                socket.receive(packet);
                System.out.println("answered");
            } catch (SocketTimeoutException e) {
                System.out.println("no answer");
            }
        }
    }
}

// A service that waits for datagrams, and one that waits for another service: both are idle once the
// client has its answer.
//@ process: back = ServiceOfDatagrams$Back
//@ process: front = ServiceOfDatagrams$Front
//@ process: client = ServiceOfDatagrams$Client
//@ flags: --start-in-order --service back --service front -ea
//@ note: service back is idle at the end
//@ note: service front is idle at the end
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ServiceOfDatagrams {

    static class Back {
        public static void main(String[] args) throws Exception {
            DatagramSocket socket = new DatagramSocket(7001);
            DatagramPacket packet = new DatagramPacket(new byte[1], 1);
            while (true) {
                socket.receive(packet);
                socket.send(packet);
            }
        }
    }

    static class Front {
        public static void main(String[] args) throws Exception {
            ServerSocket listener = new ServerSocket(7000);
            DatagramSocket socket = new DatagramSocket(7002);
            while (true) {
                try (Socket s = listener.accept()) {
                    byte[] data = {(byte) s.getInputStream().read()};
                    socket.send(new DatagramPacket(data, 1, InetAddress.getLoopbackAddress(), 7001));
                    socket.receive(new DatagramPacket(data, 1));
                    s.getOutputStream().write(data);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket s = new Socket("localhost", 7000)) {
                s.getOutputStream().write(5);
                assert s.getInputStream().read() == 5;
            }
        }
    }
}

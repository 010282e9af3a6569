// The door opens when it is told to, and says nothing. Another thread of it waits for a datagram and gives the secret away if the door
// is open by then. The bell sends that datagram when it is told to: datagrams do not come by the adversary. The client rings before it
// opens; the adversary turns that round.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary door,bell,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: door = DatagramFromAnother$Door
//@ process: bell = DatagramFromAnother$Bell
//@ process: client = DatagramFromAnother$Client
import heddle.Heddle;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;

public class DatagramFromAnother {
    static class Door {
        static volatile boolean open;

        public static void main(String[] args) throws Exception {
            byte[] secret = new byte[16];
            new SecureRandom().nextBytes(secret);
            Heddle.secret(secret, "secret");
            DatagramSocket ringing = new DatagramSocket(9100);
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                Thread waiting = new Thread(() -> {
                    try (ringing) {
                        ringing.receive(new DatagramPacket(new byte[1], 1));
                        if (open) {
                            socket.getOutputStream().write(secret);
                        }
                    } catch (IOException e) {
                        System.out.println(e.getMessage());
                    }
                });
                waiting.start();
                open = socket.getInputStream().read() == 'o';
                waiting.join();
            }
        }
    }

    static class Bell {
        public static void main(String[] args) throws Exception {
            try (DatagramSocket ringing = new DatagramSocket();
                    ServerSocket listener = new ServerSocket(9001);
                    Socket socket = listener.accept()) {
                socket.getInputStream().read();
                ringing.send(new DatagramPacket(new byte[1], 1, InetAddress.getLoopbackAddress(), 9100));
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket bell = new Socket("localhost", 9001); Socket door = new Socket("localhost", 9000)) {
                bell.getOutputStream().write('b');
                door.getOutputStream().write('o');
            }
        }
    }
}

// A datagram does not come by the adversary, who hears it all the same.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = SecretInDatagram$Server
//@ process: client = SecretInDatagram$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SecretInDatagram {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (DatagramSocket socket = new DatagramSocket(9000)) {
                socket.receive(new DatagramPacket(new byte[16], 16));
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            byte[] secret = new byte[16];
            new SecureRandom().nextBytes(secret);
            Heddle.secret(secret, "secret");
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.send(new DatagramPacket(secret, 16, InetAddress.getLoopbackAddress(), 9000));
            }
        }
    }
}

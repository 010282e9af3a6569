// Nor do hexadecimal digits, in the middle of a line.
//@ kinds: secrecy
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = HexSecret$Server
//@ process: client = HexSecret$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class HexSecret {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    byte[] message = socket.getInputStream().readNBytes(41);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] secret = nonce();
                Heddle.secret(secret, "secret");
                socket.getOutputStream().write(("token=" + HexFormat.of().formatHex(secret) + ";\r\n").getBytes());
            }
        }
    }
}

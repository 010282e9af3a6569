// A secret is sent in two halves, in two messages. Whoever has both has the secret.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ size: large
//@ stubs: yes
//@ process: server = SecretInHalves$Server
//@ process: client = SecretInHalves$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SecretInHalves {
    static byte[] nonce(int length) {
        byte[] nonce = new byte[length];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getInputStream().readNBytes(16);
                socket.getOutputStream().write(1);
                socket.getInputStream().readNBytes(16);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] secret = nonce(32);
                Heddle.secret(secret, "secret");
                socket.getOutputStream().write(secret, 0, 16);
                socket.getInputStream().read();
                socket.getOutputStream().write(secret, 16, 16);
            }
        }
    }
}

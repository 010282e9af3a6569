// What is to be secret was sent in pieces: a random value, and two letters in the middle of a text.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = SecretOfReadPieces$Server
//@ process: client = SecretOfReadPieces$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SecretOfReadPieces {
    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    byte[] message = socket.getInputStream().readNBytes(46);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] nonce = nonce();
                byte[] secret = Arrays.copyOf(nonce, 18);
                secret[16] = 'A';
                secret[17] = 'B';
                Heddle.secret(secret, "secret");
                socket.getOutputStream().write(nonce);
                socket.getOutputStream().write("from AB to whom it may concern".getBytes());
            }
        }
    }
}

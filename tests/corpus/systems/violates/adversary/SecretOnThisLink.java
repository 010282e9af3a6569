// As SecretOnOtherLink, but the two messages are exchanged: the secret goes where the adversary is.
//@ kinds: secrecy
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = SecretOnThisLink$Server
//@ process: keeper = SecretOnThisLink$Keeper
//@ process: client = SecretOnThisLink$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SecretOnThisLink {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    byte[] message = read(socket, 16);
                }
            }
        }
    }

    static class Keeper {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9001)) {
                try (Socket socket = listener.accept()) {
                    byte[] secret = read(socket, 32);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            byte[] secret = nonce();
            Heddle.secret(secret, "secret");
            try (Socket socket = new Socket("localhost", 9001)) {
                send(socket, hash(secret));
            }
            try (Socket socket = new Socket("localhost", 9000)) {
                send(socket, secret);
            }
        }
    }

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static byte[] hash(byte[]... data) throws Exception {
        return MessageDigest.getInstance("SHA-256").digest(join(data));
    }

    static void send(Socket socket, byte[]... parts) throws IOException {
        socket.getOutputStream().write(join(parts));
    }

    static byte[] read(Socket socket, int length) throws IOException {
        return socket.getInputStream().readNBytes(length);
    }

    static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}

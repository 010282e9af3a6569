// The secret goes from the client to the keeper, between whom nobody is; only a hash of it goes to the server.
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1
//@ stubs: yes
//@ process: server = SecretOnOtherLink$Server
//@ process: keeper = SecretOnOtherLink$Keeper
//@ process: client = SecretOnOtherLink$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SecretOnOtherLink {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    byte[] message = read(socket, 32);
                }
            }
        }
    }

    static class Keeper {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9001)) {
                try (Socket socket = listener.accept()) {
                    byte[] secret = read(socket, 16);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            byte[] secret = nonce();
            Heddle.secret(secret, "secret");
            try (Socket socket = new Socket("localhost", 9001)) {
                send(socket, secret);
            }
            try (Socket socket = new Socket("localhost", 9000)) {
                send(socket, hash(secret));
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

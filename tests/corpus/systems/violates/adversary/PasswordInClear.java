// The password is sent as it is. The adversary logs in with it once more.
//@ kinds: agreement
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 2 --no-minimize
//@ stubs: yes
//@ process: server = PasswordInClear$Server
//@ process: client = PasswordInClear$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class PasswordInClear {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int left = 2; left > 0; left--) {
                    try (Socket socket = listener.accept()) {
                        if (Arrays.equals(hash(SHARED), read(socket, 32))) {
                            Heddle.end("login", "A");
                        }
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                Heddle.begin("login", "A");
                send(socket, hash(SHARED));
            }
        }
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

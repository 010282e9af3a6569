// An adversary that is a program sends an order twice, on two connections: the server takes both.
//@ kinds: agreement
//@ flags: --start-in-order --adversary server,client --adversary-main WrittenReplay$Eve
//@ size: large
//@ stubs: yes
//@ process: server = WrittenReplay$Server
//@ process: client = WrittenReplay$Client
import heddle.Adversary;
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class WrittenReplay {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static byte[] mac(byte[] data) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SHARED, "HmacSHA256"));
        return mac.doFinal(data);
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket socket = listener.accept()) {
                        byte[] order = socket.getInputStream().readNBytes(16);
                        byte[] code = socket.getInputStream().readNBytes(32);
                        if (Arrays.equals(mac(order), code)) {
                            Heddle.end("order", order);
                        }
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] order = new byte[16];
                new SecureRandom().nextBytes(order);
                Heddle.begin("order", order);
                ByteArrayOutputStream message = new ByteArrayOutputStream();
                message.write(order);
                message.write(mac(order));
                socket.getOutputStream().write(message.toByteArray());
            }
        }
    }

    static class Eve {
        public static void main(String[] args) {
            int client = Adversary.accept();
            byte[] order = Adversary.take(client);
            Adversary.send(Adversary.connect(9000), order);
            Adversary.send(Adversary.connect(9000), order);
        }
    }
}

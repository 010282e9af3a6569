// An adversary that is a program makes an order of its own. It has no key for the code, so the server refuses it;
// it then sends on what the client sent, and no order is taken twice. What it can derive is what it saw and drew:
// the random order and the code as a whole, its own order, and no code of that.
//@ flags: --start-in-order --adversary server,client --adversary-main WrittenForgery$Eve
//@ size: large
//@ stubs: yes
//@ process: server = WrittenForgery$Server
//@ process: client = WrittenForgery$Client
import heddle.Adversary;
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class WrittenForgery {
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
        public static void main(String[] args) throws Exception {
            int client = Adversary.accept();
            byte[] order = Adversary.take(client);
            byte[] own = new byte[16];
            new SecureRandom().nextBytes(own);
            byte[][] terms = Adversary.terms(order);
            assert terms.length == 2 && terms[0].length == 16 && terms[1].length == 32;
            assert Adversary.derives(own) && Adversary.derives(order) && Adversary.known().length >= 3;
            byte[] forged = Arrays.copyOf(own, 48);
            System.arraycopy(terms[1], 0, forged, 16, 32);
            int first = Adversary.connect(9000);
            assert Adversary.process(first).equals("server") && Adversary.awaits(first);
            Adversary.send(first, Heddle.chooseBoolean() ? forged : order);
            if (Adversary.accept() != -1) {
                throw new AssertionError("nobody else connects");
            }
        }
    }
}

// The server forgets to ask whether there was a login before a payment. Nobody pays without a login among honest
// parties; the adversary does, on a connection of its own, and pays another amount.
//@ kinds: agreement
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --adversary-names 10,99 --no-minimize
//@ size: large
//@ stubs: yes
//@ process: server = CommandBeforeLogin$Server
//@ process: client = CommandBeforeLogin$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class CommandBeforeLogin {
    static byte[] nonce(int length) {
        byte[] nonce = new byte[length];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

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
                        serve(socket);
                    } catch (IOException e) {
                        System.out.println("given up");
                    }
                }
            }
        }

        static void serve(Socket socket) throws Exception {
            BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
            String challenge = HexFormat.of().formatHex(nonce(16));
            socket.getOutputStream().write((challenge + "\n").getBytes());
            boolean known = false;
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] words = line.split(" ");
                if (words[0].equals("LOGIN") && words.length == 2) {
                    known = HexFormat.of().formatHex(mac(challenge.getBytes())).equals(words[1]);
                    socket.getOutputStream().write((known ? "yes\n" : "no\n").getBytes());
                } else if (words[0].equals("PAY") && words.length == 2) {
                    Heddle.endWeak("pay", words[1]);
                    return;
                } else {
                    return;
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
                OutputStream out = socket.getOutputStream();
                String challenge = in.readLine();
                out.write(("LOGIN " + HexFormat.of().formatHex(mac(challenge.getBytes())) + "\n").getBytes());
                if ("yes".equals(in.readLine())) {
                    Heddle.begin("pay", "10");
                    out.write("PAY 10\n".getBytes());
                }
            } catch (IOException | NullPointerException e) {
                System.out.println("client gives up");
            }
        }
    }
}

// A challenge is a random long in decimal digits, the answer a code of it in hexadecimal ones. Nobody guesses a
// long, so only who has the key answers.
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1
//@ size: large
//@ stubs: yes
//@ process: server = ChallengeIsLong$Server
//@ process: client = ChallengeIsLong$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class ChallengeIsLong {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static byte[] mac(byte[] data) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SHARED, "HmacSHA256"));
        return mac.doFinal(data);
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                String challenge = String.valueOf(new SecureRandom().nextLong());
                socket.getOutputStream().write((challenge + "\n").getBytes());
                String answer = new BufferedReader(new InputStreamReader(socket.getInputStream())).readLine();
                if (HexFormat.of().formatHex(mac(challenge.getBytes())).equals(answer)) {
                    Heddle.end("answer", challenge);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
                String challenge = in.readLine();
                Heddle.begin("answer", challenge);
                String answer = HexFormat.of().formatHex(mac(challenge.getBytes()));
                socket.getOutputStream().write((answer + "\n").getBytes());
            }
        }
    }
}

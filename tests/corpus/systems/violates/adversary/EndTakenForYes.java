// The gate asks a server whether it may open. It refuses what is not signed and what says no, and takes the end of
// the stream for neither: an adversary that closes the connection opens the gate.
//@ kinds: agreement
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ size: large
//@ stubs: yes
//@ process: server = EndTakenForYes$Server
//@ process: client = EndTakenForYes$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class EndTakenForYes {
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
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                byte[] nonce = socket.getInputStream().readNBytes(16);
                Heddle.begin("open", nonce);
                byte[] code = mac(nonce);
                byte[] answer = new byte[33];
                answer[0] = 'Y';
                System.arraycopy(code, 0, answer, 1, 32);
                socket.getOutputStream().write(answer);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] nonce = nonce(16);
                socket.getOutputStream().write(nonce);
                int answer = socket.getInputStream().read();
                byte[] code = socket.getInputStream().readNBytes(32);
                if (answer == 'N' || answer == 'Y' && !Arrays.equals(mac(nonce), code)) {
                    return;
                }
                Heddle.end("open", nonce);
            }
        }
    }
}

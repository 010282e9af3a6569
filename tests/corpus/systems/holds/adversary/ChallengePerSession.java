// The server serves two clients at once, each with a challenge of its own: an answer is good in the session of its challenge only, and
// the client has given one. A session that is not used keeps no other from being used.
//@ flags: --start-in-order --adversary server,client --no-minimize
//@ stubs: yes
//@ process: server = ChallengePerSession$Server
//@ process: client = ChallengePerSession$Client
import heddle.Heddle;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class ChallengePerSession {
    static final byte[] KEY = "a shared key: 16".getBytes();

    static byte[] answer(byte[] challenge) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(KEY, "HmacSHA256"));
        return mac.doFinal(challenge);
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int left = 2; left > 0; left--) {
                    Socket socket = listener.accept();
                    new Thread(() -> serve(socket)).start();
                }
            }
        }

        static void serve(Socket socket) {
            try (socket) {
                socket.getInputStream().read();
                byte[] challenge = new byte[16];
                new SecureRandom().nextBytes(challenge);
                socket.getOutputStream().write(challenge);
                byte[] said = socket.getInputStream().readNBytes(32);
                if (Arrays.equals(said, answer(challenge))) {
                    Heddle.end("login", challenge);
                }
            } catch (IOException | GeneralSecurityException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('?');
                byte[] challenge = new byte[16];
                new DataInputStream(socket.getInputStream()).readFully(challenge);
                Heddle.begin("login", challenge);
                socket.getOutputStream().write(answer(challenge));
            }
        }
    }
}

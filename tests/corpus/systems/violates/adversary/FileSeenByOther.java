// The keeper makes a file when it is told to, and says nothing. The guard gives its secret away if the file is there. The
// client speaks to the guard before the keeper; the adversary turns that round. The message to the keeper makes it neither answer
// nor claim anything, and still it is not for the keeper alone: what comes of it is seen through the file.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary keeper,guard,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: keeper = FileSeenByOther$Keeper
//@ process: guard = FileSeenByOther$Guard
//@ process: client = FileSeenByOther$Client
import heddle.Heddle;
import java.io.File;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;

public class FileSeenByOther {
    static class Keeper {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                if (socket.getInputStream().read() == 'k') {
                    new File("open").createNewFile();
                }
            }
        }
    }

    static class Guard {
        public static void main(String[] args) throws Exception {
            byte[] secret = new byte[16];
            new SecureRandom().nextBytes(secret);
            Heddle.secret(secret, "secret");
            try (ServerSocket listener = new ServerSocket(9001); Socket socket = listener.accept()) {
                if (socket.getInputStream().read() == 'g' && new File("open").exists()) {
                    socket.getOutputStream().write(secret);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket guard = new Socket("localhost", 9001); Socket keeper = new Socket("localhost", 9000)) {
                guard.getOutputStream().write('g');
                keeper.getOutputStream().write('k');
                guard.getInputStream().read();
            }
        }
    }
}

// The keeper has the lock of a file as long as it runs, and ends when it is told to, without a word. The guard gives its secret away if
// it gets the lock. The client asks the guard before the keeper; the adversary turns that round.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary keeper,guard,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: keeper = LockGivenBackByEnd$Keeper
//@ process: guard = LockGivenBackByEnd$Guard
//@ process: client = LockGivenBackByEnd$Client
import heddle.Heddle;
import java.io.RandomAccessFile;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;

public class LockGivenBackByEnd {
    static class Keeper {
        public static void main(String[] args) throws Exception {
            new RandomAccessFile("data", "rw").getChannel().lock();
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getInputStream().read();
                Runtime.getRuntime().halt(0);
            }
        }
    }

    static class Guard {
        public static void main(String[] args) throws Exception {
            byte[] secret = new byte[16];
            new SecureRandom().nextBytes(secret);
            Heddle.secret(secret, "secret");
            try (RandomAccessFile file = new RandomAccessFile("data", "rw");
                    ServerSocket listener = new ServerSocket(9001);
                    Socket socket = listener.accept()) {
                if (socket.getInputStream().read() == 'g' && file.getChannel().tryLock() != null) {
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
